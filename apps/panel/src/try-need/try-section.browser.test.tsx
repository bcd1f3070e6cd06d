/** 'Try it here' shows how a need routes with the current data, and why (S4, S5, S11, S12, D3). */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demo } from '../../tests/chapter-in-memory.ts';
import {
  button,
  expectNoText,
  expectText,
  expectTexts,
  field,
  openPanel,
  returnToTab,
} from '../../tests/panel-page.tsx';

/** A need for each mode of the answer, in the demo chapter. */
const NEEDS = {
  member: 'roof leak',
  contextual: 'starting a business',
  suggestions: 'water damage',
  chain: 'makeover',
  openSeat: 'dog groomer',
  misspelt: 'roff leak',
} as const;

const section = page.getByRole('region', { name: 'Try it here' });

const ANSWERS: Record<string, RegExp[]> = {
  [NEEDS.member]: [
    /members? (is|are) named/,
    /Garrett Holloway/,
    /\d+% match/,
    /Category Roofer/,
    /Matches "roof/,
  ],
  [NEEDS.contextual]: [/One referral chain fits/, /Starting a Business/, /Accountant: \S+/],
  [NEEDS.suggestions]: [/2 referral chains fit, and the visitor picks one/, /Plumber: \S+/],
  [NEEDS.chain]: [/fits by its scenario or roles, not by a trigger/, /open seat/],
  [NEEDS.openSeat]: [/Open seat: no member in the directory fits/, /Pet Groomer|Groomer/],
};

for (const [need, words] of Object.entries(ANSWERS)) {
  test(`S4 S5 trying '${need}' shows the result, its mode and the reason`, async () => {
    await openPanel('/admin/settings/try', demo);
    await tryNeed(need);
    for (const expected of words) await expectText(section, expected);
    await expectText(section.getByRole('status'), need);
  });
}

test('O1 a need that is not understood is no open seat', async () => {
  await openPanel('/admin/settings/try', demo);
  await tryNeed('blorp fixer');
  await expectTexts(section.getByRole('heading', { level: 3 }), [
    'blorp fixer — Not understood: no trade was recognized',
  ]);
  await expectNoText(section, 'Open seat');
});

test('D3 a correction is shown, and the exact text can be tried', async () => {
  await openPanel('/admin/settings/try', demo);
  await tryNeed(NEEDS.misspelt);
  await expectText(section, 'Read as roof leak (roff → roof)');
  await section.getByRole('button', { name: 'Try exactly roff leak' }).click();
  await expectNoText(section, 'Read as');
  await expectText(section.getByRole('heading', { level: 3 }), 'roff leak');
});

test('S11 the panel shows every need', async () => {
  await openPanel('/admin/settings/try', demo);
  await tryNeed('paint the fence and the roof leaks');
  await expectTexts(section.getByRole('heading', { level: 3 }), [
    /^paint the fence — /,
    /^the roof leaks — /,
  ]);
  await expectText(section.getByRole('status'), /paint the fence.* roof/);
});

test('S12 the panel shows danger and nothing beside it', async () => {
  await openPanel('/admin/settings/try', demo);
  await tryNeed('gas smell and the roof leaks');
  await expectTexts(section.getByRole('heading', { level: 3 }), [
    'Danger (gas): only this is shown',
  ]);
  await expectText(section, 'Call 911');
  await expectText(section.getByRole('status'), /^Danger: Leave now.*Call 911\.$/);
});

test('E5 while a need is read, the answer shown is kept for the need that it answers', async () => {
  const chapter = await openPanel('/admin/settings/try', demo);
  await tryNeed(NEEDS.member);
  await expect.element(button('Keep this answer')).toBeVisible();
  const never = new Promise<Response>(() => undefined);
  vi.stubGlobal('fetch', ((input, init) =>
    String(input).includes('/rest/v1/') ? chapter.fetch(input, init) : never) as typeof fetch);
  chapter.change('members', { company: 'Another' });
  returnToTab();
  await expect.element(button('Keep this answer')).toBeVisible();
  await tryNeed(NEEDS.openSeat);
  await button('Keep this answer').click();
  await expect.poll(() => chapter.rows('expectations')).toMatchObject([{ need: NEEDS.member }]);
});

test('P2 the answer follows the directory and drops a deleted member', async () => {
  const chapter = await openPanel('/admin/settings/try', demo);
  await tryNeed(NEEDS.member);
  const named = section.getByText('Garrett Holloway', { exact: true });
  await expect.element(named).toBeVisible();
  chapter.remove('members', ({ member_name }) => member_name === 'Garrett Holloway');
  returnToTab();
  await expect.element(named).not.toBeInTheDocument();
  await expectText(section, 'One member is named');
});

test('S4 on a phone the answer scrolls into view below two long lists', async () => {
  await openPanel('/admin/settings/try', demo);
  await page.viewport(360, 740);
  await tryNeed(NEEDS.member);
  await expect.element(section.getByText('Garrett Holloway', { exact: true })).toBeInViewport();
});

test('a blank need shows no answer', async () => {
  await openPanel('/admin/settings/try', demo);
  await tryNeed('   ');
  await expect.element(section.getByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

async function tryNeed(need: string): Promise<void> {
  await field('A need to try').fill(need);
  await userEvent.keyboard('{Enter}');
}
