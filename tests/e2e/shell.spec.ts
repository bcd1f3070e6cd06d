/** The prerendered first screen belongs to the search page: no other page ever shows it, and the panel is a page of its own. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PANEL_PAGES = ['/login', '/admin'];

// The browser logs the 404 page and failed requests.
test.use({ expectedErrors: [/404|Failed to load resource/] });

test('S10 an unknown page never shows the search page and has no layout shift', async ({
  page,
}) => {
  await watchPainting(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/no/such/page', { waitUntil: 'commit' });
  // The prerendered page and its style sheet are there before the script has arrived.
  await expect(page.getByLabel('What do you need?')).toBeAttached();
  await expect(page.locator('body')).toHaveCSS('visibility', 'hidden');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(await page.evaluate(() => window.painted)).toEqual({ searchPage: false, shift: 0 });
});

for (const path of PANEL_PAGES) {
  test(`A4 ${path} never shows the search page and has no layout shift`, async ({ page }) => {
    await watchPainting(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
    expect(await page.evaluate(() => window.painted)).toEqual({ searchPage: false, shift: 0 });
  });
}

test('S2 the search page shows before its script has arrived', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByLabel('What do you need?')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 the search page is visible at any address of visitors', async ({ page }) => {
    await page.goto('/members');
    await expect(page.getByLabel('What do you need?')).toBeVisible();
  });
});

interface Painted {
  /** Whether the search input was visible in any frame. */
  searchPage: boolean;
  /** The sum of all layout shifts. */
  shift: number;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

/** Checks every frame from the first one on. */
async function watchPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.painted = { searchPage: false, shift: 0 };
    const look = () => {
      const question = document.querySelector('input[name="q"]');
      if (question?.checkVisibility({ visibilityProperty: true })) window.painted.searchPage = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.painted.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
