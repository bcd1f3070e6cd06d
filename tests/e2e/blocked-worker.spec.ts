/** A browser in which the engine gets no worker: it runs in the page. */
import type { Page } from '@playwright/test';
import { expect, NEEDS, needInput, test } from './fixtures.ts';

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser has none': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
    }),
  'its constructor throws': (page) =>
    page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('Access is denied', 'SecurityError');
        }
      } as unknown as typeof Worker;
    }),
  'a policy forbids it': (page) =>
    page.route('/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
      await route.fulfill({ response, headers });
    }),
  'its script is blocked': (page) => page.route('**/engine.worker*', (route) => route.abort()),
};

test.use({ expectedErrors: [/Failed to load resource|Content Security Policy/] });

for (const [why, block] of Object.entries(WAYS)) {
  test(`S9 a need is answered and suggestions come without a worker: ${why}`, async ({ page }) => {
    await block(page);
    await page.goto('/#q=roof+leak');
    await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
    await needInput(page).fill('');
    await needInput(page).pressSequentially('elec');
    await expect(page.getByRole('option').first()).toBeVisible();
    await needInput(page).fill(NEEDS.openSeat);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^No exact match/ })).toBeVisible();
    await expect(page.getByText(/connection/)).toHaveCount(0);
  });
}
