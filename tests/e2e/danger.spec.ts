/** Where someone may be watching the reader, a page about danger is left at once (S12). Its screen: danger-screen.browser.test.tsx. */
import type { Page } from '@playwright/test';
import { expect, search, test } from './fixtures.ts';

const NEUTRAL_PAGE = 'https://www.weather.gov/';

test.describe('S12 where someone may be watching the reader', () => {
  test.use({ expectedAddresses: [/^https:\/\/www\.weather\.gov\//] });

  test.beforeEach(async ({ page }) => {
    await page.route(`${NEUTRAL_PAGE}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    );
  });

  for (const [way, leave] of [
    ['the link', (page: Page) => page.getByRole('link', { name: 'Leave this page' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`${way} leaves at once, and Back does not return to the answer`, async ({ page }) => {
      await search(page, 'my husband hits me');
      await expect(page.getByRole('link', { name: 'Leave this page' })).toBeVisible();
      await leave(page);
      await expect(page).toHaveURL(NEUTRAL_PAGE);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }
});
