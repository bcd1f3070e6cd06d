/** 'Try it here' in the panel shows how a need routes with the current data, and why. */
import type { Page } from '@playwright/test';
import { expect, test } from './admin-fixtures.ts';
import { NEEDS } from './fixtures.ts';

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
  test(`S4 S5 trying '${need}' shows the result, its mode and the reason`, async ({
    signedIn: page,
  }) => {
    await page.goto('/admin/try');
    await tryNeed(page, need);
    for (const expected of words) await expect(section(page)).toContainText(expected);
    await expect(section(page).getByRole('status')).toContainText(need);
    expect(new URL(page.url()).pathname).toBe('/admin/try');
  });
}

test('D3 a correction is shown, and the exact text can be tried', async ({ signedIn: page }) => {
  await page.goto('/admin/try');
  await tryNeed(page, NEEDS.misspelt);
  await expect(section(page)).toContainText('Read as roof leak (roff → roof)');
  await section(page).getByRole('button', { name: 'Try exactly roff leak' }).click();
  await expect(section(page)).not.toContainText('Read as');
  await expect(section(page).getByRole('heading', { level: 3 })).toContainText('roff leak');
});

test('S11 the panel shows every need', async ({ signedIn: page }) => {
  await page.goto('/admin/try');
  await tryNeed(page, 'paint the fence and the roof leaks');
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([
    /^paint the fence — /,
    /^the roof leaks — /,
  ]);
  await expect(section(page).getByRole('status')).toContainText(/paint the fence.* roof/);
});

test('S12 the panel shows danger and nothing beside it', async ({ signedIn: page }) => {
  await page.goto('/admin/try');
  await tryNeed(page, 'gas smell and the roof leaks');
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([
    'Danger (gas): only this is shown',
  ]);
  await expect(section(page)).toContainText('Call 911');
  await expect(section(page).getByRole('status')).toContainText(/^Danger: Leave now.*Call 911\.$/);
});

test('P2 the answer follows the directory and drops a deleted member', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/try');
  await tryNeed(page, NEEDS.member);
  const named = section(page).getByText('Garrett Holloway', { exact: true });
  await expect(named).toBeVisible();
  await chapter.remove('members', 'member_name=eq.Garrett Holloway');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(named).toBeHidden();
  await expect(section(page)).toContainText('One member is named');
});

test('S4 on a phone the answer scrolls into view below two long lists', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/try');
  await tryNeed(page, NEEDS.member);
  await expect(section(page).getByText('Garrett Holloway', { exact: true })).toBeInViewport();
});

test('a blank need shows no answer', async ({ signedIn: page }) => {
  await page.goto('/admin/try');
  await tryNeed(page, '   ');
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveCount(0);
});

test.describe('when the engine does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('S9 the rest of the panel works, an error is shown, and a reload helps', async ({
    signedIn: page,
  }) => {
    await page.route('**/assets/chapter-preview*.js', (route) => route.abort());
    await page.goto('/admin/try');
    await expect(page.getByRole('link', { name: /^Members/ })).toBeVisible();
    await tryNeed(page, NEEDS.member);
    await expect(section(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unrouteAll();
    await section(page).getByRole('button', { name: 'Reload' }).click();
    await tryNeed(page, NEEDS.member);
    await expect(section(page)).toContainText('Garrett Holloway');
  });
});

function section(page: Page) {
  return page.getByRole('region', { name: 'Try it here' });
}

async function tryNeed(page: Page, need: string): Promise<void> {
  await page.getByLabel('A need to try').fill(need);
  await page.keyboard.press('Enter');
}
