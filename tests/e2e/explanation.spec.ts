/** Explanations: matched words are marked in the need, and every result has a reason (M9, M10, C8, O2). */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility-checks.ts';
import { expect, NEEDS, openReady, serveDirectory, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const answer = (page: Page) => page.getByRole('region');
const address = (need: string) => `/?q=${encodeURIComponent(need)}`;

const SCREENS: Record<string, string> = {
  member: 'my roof is leaking and the plummer is away',
  contextual: 'we are starting a business soon',
  suggestions: 'there is water damage in the hall',
  chain: `a ${NEEDS.chain} please`,
  'open seat': `a ${NEEDS.openSeat} for my poodle`,
};

test('M9 the heading marks only the matched words and shows the need as typed', async ({
  page,
}) => {
  await openReady(page, address('my poor roof is leaking'));
  await expect(heading(page).locator('mark')).toHaveText(['roof', 'leaking']);
  await expect(heading(page)).toHaveAccessibleName('Who to call for my poor roof is leaking');
});

test('D3 M9 the reason names the correction or synonym behind a match', async ({ page }) => {
  await openReady(page, address('plummer'));
  await expect(answer(page).getByRole('article').first()).toContainText(
    'Matches "plumber" (you typed "plummer")',
  );
  await expect(heading(page).locator('mark')).toHaveText(['plumber']);
  await openReady(page, address('sparky'));
  await expect(answer(page).getByRole('article').first()).toContainText(
    'Matches "sparky", another word for Electrician',
  );
});

test('M10 every percentage has its reason beside it', async ({ page }) => {
  await openReady(page, address(SCREENS.member ?? ''));
  const badges = answer(page).getByText(/^\d+% match$/);
  await expect(badges.first()).toBeVisible();
  for (const badge of await badges.all()) {
    await expect(badge.locator('xpath=following-sibling::*[1]')).toHaveText(/^Matches "/);
  }
});

test('C8 each suggested chain shows its reason, and the need is marked', async ({ page }) => {
  await openReady(page, address(SCREENS.suggestions ?? ''));
  const choices = answer(page).getByRole('listitem').getByRole('button');
  await expect(choices).toHaveText([/Matches "water damage"/, /Matches "water damage"/]);
  await expect(answer(page).locator('mark')).toHaveText(['water damage']);
  await choices.first().click();
  await expect(heading(page).locator('mark')).toHaveText(['water damage']);
});

test('O2 an open seat shows which words named the profession', async ({ page }) => {
  await openReady(page, address('a dog groomer'));
  await expect(answer(page).getByText('Matches "dog groomer"')).toBeVisible();
  await expect(heading(page).locator('mark')).toHaveText(['dog groomer']);
});

test('M7 the reason says when the company name matched', async ({ page }) => {
  await serveDirectory(page, {
    members: [
      { id: '1', member_name: 'Bo', profession_role: 'Cooper', company: 'Hops Zymurgist and Sons' },
    ],
  });
  await openReady(page, address('hops zymurgist'));
  await expect(
    page.getByText('Matches "hops zymurgist" in the company name Hops Zymurgist and Sons'),
  ).toBeVisible();
});

test('M9 marks survive the truncation of a long need', async ({ page }) => {
  await openReady(page, address(`My roof is leaking ${'and it goes on '.repeat(20)}`));
  await expect(heading(page)).toHaveText(/…$/);
  await expect(heading(page).locator('mark')).toHaveText(['roof', 'leaking']);
});

/** CSS pixels. */
const PHONE = { width: 360, height: 640 };

for (const [screen, need] of Object.entries(SCREENS)) {
  test(`M9 the explained ${screen} answer passes axe, and its reasons fit a phone`, async ({
    page,
  }) => {
    await openReady(page, address(need));
    const reasons = answer(page).getByText(/^Matches "/);
    await expect(reasons.first()).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize(PHONE);
    for (const reason of await reasons.all()) {
      const box = await reason.boundingBox();
      expect(box?.x).toBeGreaterThan(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
}

test('M9 marks stay visible with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openReady(page, address(NEEDS.member));
  const colours = await heading(page)
    .locator('mark')
    .evaluate((mark) => {
      const around = mark.closest('h2') ?? mark;
      return [mark, around].map((element) => getComputedStyle(element).backgroundColor);
    });
  expect(colours[0]).not.toBe(colours[1]);
});
