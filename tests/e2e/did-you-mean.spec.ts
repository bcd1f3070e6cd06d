/** The did-you-mean panel (D). */
import { expect, NEEDS, needInput, search, test } from './fixtures.ts';

test('D3 the panel shows the corrected need and each word pair, and routes the corrected need', async ({
  page,
}) => {
  await search(page, NEEDS.misspelt);
  const panel = page.getByRole('complementary', { name: 'Did you mean' });
  await expect(panel).toContainText('Did you mean roof leak?');
  await expect(panel.getByRole('listitem')).toHaveText(['roff → roof']);
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
  await expect(needInput(page)).toHaveValue(NEEDS.misspelt);
});

test('D3 one click searches for exactly what was typed', async ({ page }) => {
  await search(page, NEEDS.misspelt);
  await page.getByRole('button', { name: 'Search for exactly roff leak' }).click();
  await expect(page).toHaveURL('/?q=roff+leak&exact=1');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /roff leak/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('complementary', { name: 'Did you mean' })).toBeVisible();
});

test('D4 related searches are buttons that run the search again, at most 5', async ({ page }) => {
  await search(page, NEEDS.misspelt);
  const panel = page.getByRole('complementary', { name: 'Did you mean' });
  const related = panel.locator('button[name=q]');
  await expect(related).not.toHaveCount(0);
  const count = await related.count();
  expect(count).toBeLessThanOrEqual(5);
  const need = await related.first().innerText();
  await related.first().click();
  await expect(needInput(page)).toHaveValue(need);
  await expect(panel).toHaveCount(0);
});
