/** A directory that cannot be read (S9). */
import { expect, NEEDS, needInput, test, toast } from './fixtures.ts';

// The browser logs failed requests.
test.use({ expectedErrors: [/Failed to load resource/] });

for (const table of ['members', 'referral_chains']) {
  test(`S9 a failed read of ${table} shows an error, and Retry reads again`, async ({ page }) => {
    await page.route(`**/rest/v1/${table}?*`, (route) => route.abort());
    await page.goto('/#q=roof+leak');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We could not read the chapter directory');
    await expect(needInput(page)).toHaveValue('roof leak');

    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Who to call for roof leak' })).toBeFocused();
  });
}

test('S9 an engine that fails to load shows an error, and Retry loads it', async ({ page }) => {
  await page.route(/\/engine[.-].*\.js$/, (route) => route.abort());
  await page.goto('/#q=roof+leak');
  await expect(page.getByRole('alert')).toContainText('We could not read the chapter directory');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
});

test('S9 a server error shows before any search, and a submitted need waits for Retry', async ({
  page,
}) => {
  await page.route('**/rest/v1/members?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  // The hidden placeholder, which only a search link shows, must not have the same id.
  await expect(page.locator('#answer-heading')).toHaveCount(1);
  await needInput(page).fill(NEEDS.member);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Please enter a search term')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
});
