/** The drawn first screen is the search page's: no other address ever shows it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PAGES = {
  '/login': 'Admin Login',
  '/admin': 'Admin Login',
  '/no/such/page': 'Oops! Page not found',
} as const;

// The browser itself reports an address that is no page, and a request that failed.
test.use({ expectedErrors: [/404|Failed to load resource/] });

for (const [path, heading] of Object.entries(PAGES)) {
  test(`A4 S10 ${path} does not show the search page first, and nothing jumps`, async ({
    page,
  }) => {
    await watchPainting(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    // The drawn page is there, with its style sheet, while the script is still on its way.
    await expect(page.getByLabel('What do you need?')).toBeAttached();
    await expect(page.locator('body')).toHaveCSS('visibility', 'hidden');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
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

  test('S2 nothing is hidden, at whatever address', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('What do you need?')).toBeVisible();
  });
});

interface Painted {
  /** Whether the search's question could be seen in any frame. */
  searchPage: boolean;
  /** The sum of all layout shifts. */
  shift: number;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

/** Looks at every frame from the first one on. */
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
