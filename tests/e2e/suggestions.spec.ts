/** Suggestions while their scripts or the directory arrive late, or never (S13). The list itself: search-form.browser.test.tsx. */
import type { Page } from '@playwright/test';
import { expect, needInput, openReady, test } from './fixtures.ts';

const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const answer = (page: Page, need: string) =>
  page.getByRole('heading', { name: `Who to call for ${need}` });

for (const late of ['**/assets/engine.worker-*.js', '**/rest/v1/members?*']) {
  test(`S13 text typed before ${late} has loaded is kept, and gets suggestions afterwards`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(late, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.waitForFunction(() => {
      const input = document.querySelector('input') ?? {};
      return Object.keys(input).some((key) => key.startsWith('__reactProps'));
    });
    await needInput(page).pressSequentially('roof le');
    await expect(options(page)).toHaveCount(0);
    release();
    await expect(options(page).first()).toHaveText(/^roof leak/);
    await expect(needInput(page)).toHaveValue('roof le');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(answer(page, 'roof leak')).toBeVisible();
  });
}

test.describe('when the list does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('S13 the arrow keys select nothing, and Enter searches the typed text', async ({ page }) => {
    await page.route('**/assets/suggestion-list-*.js', (route) => route.abort());
    await openReady(page);
    const input = needInput(page);
    await input.pressSequentially('roof le');
    await input.press('ArrowDown');
    await input.press('ArrowDown');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await input.press('Enter');
    await expect(page).toHaveURL('/?q=roof+le');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('S13 a suggestion, or the button while the list is open, can be tapped', async ({
    page,
  }) => {
    await openReady(page);
    await needInput(page).pressSequentially('insur');
    await expect(options(page)).not.toHaveCount(0);
    await options(page).first().tap();
    await expect(page).toHaveURL('/?q=Insurance+Agent');
    await needInput(page).fill('insur');
    await expect(options(page)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Find Path' }).tap();
    await expect(page).toHaveURL('/?q=insur');
  });
});
