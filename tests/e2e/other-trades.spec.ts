/** The other trades that may have been meant by a need (S14). */
import { expect, NEEDS, needInput, search, test } from './fixtures.ts';

const GUESSES = [
  ['yard wood', 'a member', 'or'],
  ['old pictures', 'an open seat', 'or'],
  ['spongy', 'not understood', 'Did you mean'],
] as const;

for (const [need, answer, lead] of GUESSES) {
  test(`S14 a guess names other trades, each one tap away: ${need} (${answer})`, async ({
    page,
  }) => {
    await search(page, need);
    const others = page.getByRole('region', { name: 'Other trades' });
    await expect(others.getByText(lead, { exact: true })).toBeVisible();
    const first = others.getByRole('link').first();
    await expect(first).toHaveText(/^(an? )?[A-Z].*\?$/);
    const trade = (await first.innerText()).replace(/^an? |\?$/g, '');
    await first.click();
    await expect(needInput(page)).toHaveValue(trade);
    await expect(page.getByRole('heading', { level: 2, name: trade }).first()).toBeVisible();
    await expect(others).toHaveCount(0);
  });
}

test('S14 a sure answer names none, and neither does one in danger', async ({ page }) => {
  for (const need of [NEEDS.member, NEEDS.openSeat, 'i smell gas near the yard wood']) {
    await search(page, need);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Other trades' })).toHaveCount(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S14 S8 the page that the server sends has them too', async ({ page }) => {
    await page.goto('/?q=yard+wood');
    const others = page.getByRole('region', { name: 'Other trades' });
    await others.getByRole('link').first().click();
    await expect(needInput(page)).not.toHaveValue('yard wood');
    await expect(others).toHaveCount(0);
  });
});
