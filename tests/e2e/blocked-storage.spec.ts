/** A browser that stores nothing for this site. */
import type { Page } from '@playwright/test';
import { expect } from './admin-fixtures.ts';
import { NEEDS, needInput, toast } from './fixtures.ts';
import { button, expectLogin, expectPanel, submit, test } from './login-page.ts';

const NOTE = /^This browser blocks storage for this site, so you will not stay logged in/;

/** How browsers block it: each access throws, or there is no storage. */
const WAYS = ['throws', 'null'] as const;

for (const way of WAYS) {
  test.describe(`storage that is blocked: ${way}`, () => {
    test.beforeEach(({ page }) => blockStorage(page, way));

    test('A5 the login page and the panel say that the log-in will not last, and work', async ({
      page,
      account,
    }) => {
      await page.goto('/login');
      await expect(page.getByText(NOTE)).toBeVisible();
      await submit(page, account);
      await expectPanel(page);
      await expect(page.getByText(NOTE)).toBeVisible();
      await page.getByRole('link', { name: /^Members/ }).click();
      await button(page, 'Add Member').click();
      await page.getByLabel('Member name').fill('Ann Archer');
      await page.getByLabel('Profession role').fill('Falconer');
      await button(page, 'Save').click();
      await expect(toast(page, 'Member saved!')).toBeVisible();
      await button(page, 'Log Out').click();
      await expectLogin(page, { ended: false });
    });

    test('A5 a reload leads to the login page', async ({ page, account }) => {
      await page.goto('/login');
      await submit(page, account);
      await expectPanel(page);
      await page.reload();
      await expectLogin(page, { ended: false });
      await expect(page.getByText(NOTE)).toBeVisible();
    });

    test('A5 E4 expected answers are checked', async ({ page, account }) => {
      await denyLocks(page);
      await page.goto('/login');
      await submit(page, account);
      await expectPanel(page);
      await page.getByRole('link', { name: /^Settings/ }).click();
      await page.getByRole('link', { name: 'Try it here' }).click();
      await expect(page.getByText(/^Met: /).first()).toBeVisible();
    });

    test('S8 a need is answered, and nothing is said about storage', async ({ page }) => {
      await page.goto('/');
      await needInput(page).fill(NEEDS.member);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /^Who to call/ })).toBeVisible();
      await page.getByRole('radio', { name: 'For me' }).check({ force: true });
      await expect(page.getByText(NOTE)).toHaveCount(0);
    });
  });
}

test('A5 nothing is said where storage works', async ({ page, account }) => {
  await page.goto('/login');
  await submit(page, account);
  await expectPanel(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

/** Browsers that block storage deny locks too, in workers as in pages. */
async function denyLocks(page: Page): Promise<void> {
  const deny = `navigator.locks.request = () => Promise.reject(new DOMException('', 'SecurityError'));`;
  await page.addInitScript(deny);
  await page.route('**/answer-checks.worker*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${deny}\n${await response.text()}` });
  });
}

async function blockStorage(page: Page, way: (typeof WAYS)[number]): Promise<void> {
  await page.addInitScript((way) => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          if (way === 'throws') throw new DOMException('Access is denied', 'SecurityError');
          return null;
        },
      });
    }
  }, way);
}
