/** Copying where the browser has no clipboard for the page, or refuses it (F2). */
import type { Page } from '@playwright/test';
import { expect, NEEDS, needInput, search, test, toast } from './fixtures.ts';

/** Not this machine's own name to a browser, like the address of a server in the same building. */
const HOST = 'pathfinder.test';

test.use({
  // The browser's own note on a header that needs https.
  expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
  expectedAddresses: [new RegExp(`^http://${HOST}:`)],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    }),
});

test('F2 a denied clipboard shows the failure toast', async ({ page, context }) => {
  await search(page, NEEDS.member);
  const devtools = await context.newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  await devtools.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  });
  await page.getByRole('button', { name: 'Copy Script' }).click();
  await expect(toast(page, 'Failed to copy script')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);
  await expect(page.getByText(/press Ctrl\+C/)).toBeVisible();
  expect(await selectedText(page)).toContain('roof leak');
  await expectCopiedByHand(page);
  await expect(toast(page, 'Script copied to clipboard!')).toBeVisible();
});

test.describe('without https', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    const site = new URL('/?q=roof+leak', baseURL);
    site.hostname = HOST;
    await page.goto(site.href, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  });

  for (const [button, title] of [
    ['Copy Script', 'Script copied to clipboard!'],
    ['Copy Intro', 'Intro text copied!'],
  ] as const) {
    test(`F2 '${button}' copies all the same`, async ({ page }) => {
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(toast(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused();
      await needInput(page).fill('');
      await page.keyboard.press('Control+v');
      expect((await needInput(page).inputValue()).length).toBeGreaterThan(20);
    });
  }

  test('F2 a text that the browser cannot copy is selected, with how to copy it', async ({
    page,
  }) => {
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    for (const name of ['Copy Intro', 'Share this answer']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByText(/press Ctrl\+C/).first()).toBeVisible();
      expect((await selectedText(page)).length).toBeGreaterThan(20);
      await expectCopiedByHand(page);
    }
  });

  test('F2 a second press selects the text again', async ({ page }) => {
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: 'Copy Script' }).click();
      await expect.poll(() => selectedText(page)).toContain('roof leak');
    }
    await expect(textToCopy(page)).toHaveCount(1);
  });
});

function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection()));
}

/** The text that the browser did not let the page copy. */
function textToCopy(page: Page) {
  return page.locator('p[translate=no]');
}

/** Copies by key what is selected, and expects the text to be gone from the page and on the clipboard. */
async function expectCopiedByHand(page: Page): Promise<void> {
  const text = (await textToCopy(page).textContent()) ?? '';
  expect(await selectedText(page)).toBe(text);
  await page.keyboard.press('Control+c');
  await expect(textToCopy(page)).toHaveCount(0);
  await needInput(page).fill('');
  await page.keyboard.press('Control+v');
  // An input has one line.
  await expect(needInput(page)).toHaveValue(text.replaceAll('\n', ' '));
}
