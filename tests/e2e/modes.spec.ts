/** From one answer to another and back, by links, Back, Forward and a reload (S8, C8, L1). What an answer shows: *.browser.test.tsx. */
import { expect, NEEDS, search, test, toast } from './fixtures.ts';

test('S8 C8 Back and Forward lead to the chains to choose from, and to the chosen one', async ({
  page,
}) => {
  await search(page, NEEDS.suggestions);
  const choices = page.getByRole('region').getByRole('list').getByRole('button');
  await choices.filter({ hasText: 'Storm Damage and Insurance Claim' }).click();
  const chosen = page.getByRole('heading', { name: 'Storm Damage and Insurance Claim' });
  await expect(chosen).toBeVisible();
  await page.goBack();
  await expect(choices).not.toHaveCount(0);
  await page.goForward();
  await expect(chosen).toBeVisible();
});

test('L1 L2 S8 a chain waiting for the seat opens from its link, and Back returns to the seat', async ({
  page,
}) => {
  await search(page, 'photographer');
  const seat = page.getByRole('heading', { name: 'No exact match for photographer' });
  const card = page.getByRole('article');
  await expect(card).toContainText('2 referral chains are waiting for this seat:');
  await expect(card.getByRole('listitem')).toHaveText([
    /^Destination Wedding and Honeymoon.*→ Photographer$/,
    /^Planning a Wedding.*→ Photographer → DJ$/,
  ]);

  await card.getByRole('link', { name: 'Planning a Wedding', exact: true }).click();
  const chain = page.getByRole('heading', { name: 'Referral Chain for: Planning a Wedding' });
  await expect(chain).toBeVisible();
  await expect(toast(page, 'Referral chain found!')).toBeVisible();
  await expect(page.getByRole('region')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Photographer, DJ');
  await expect(page).toHaveURL(/\?q=photographer&chain=.+/);

  await page.reload();
  await expect(chain).toBeVisible();
  await page.goBack();
  await expect(seat).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Open seat: Photographer' }).click();
  await expect(seat).toBeVisible();
  await expect(page).toHaveURL(/\?q=photographer$/);
});
