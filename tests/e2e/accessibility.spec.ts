/** Every state of visitors' pages: axe, narrow screens and a browser's translation; and the keyboard, toasts, motion. */
import type { Page } from '@playwright/test';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, NEEDS, needInput, openReady, search, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { STATES, show } from './states.ts';
import { copyAll, expectUnharmed, translate } from './translation.ts';

/** The narrowest phone, in CSS pixels. */
const PHONE = { width: 320, height: 640 };

/** A common phone, in CSS pixels. */
const COMMON_PHONE = { width: 360, height: 740 };

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: [/404|Failed to load resource/],
});

for (const state of STATES) {
  test(`S4 F2 the state '${state.name}' passes axe, has 44 px targets, fits a phone, even at 200 % text size, and stays whole when translated`, async ({
    page,
  }) => {
    await translate(page);
    await show(page, state);
    await expectUnharmed(page);
    await expectNoViolations(page);
    await page.setViewportSize(PHONE);
    expect(await contentWidth(page)).toBeLessThanOrEqual(PHONE.width);
    expect(await smallTargets(page.locator('a, button, input:not([type=radio]), summary'))).toEqual(
      [],
    );
    await page.setViewportSize(COMMON_PHONE);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await contentWidth(page)).toBeLessThanOrEqual(COMMON_PHONE.width);
    await copyAll(page);
    await expectUnharmed(page);
  });
}

test('S6 no toast of any answer covers a control', async ({ page }) => {
  await page.setViewportSize(COMMON_PHONE);
  for (const need of Object.values(NEEDS)) {
    await openReady(page, address(need));
    await expect(page.getByRole('button', { name: 'Dismiss message' })).toBeVisible();
    expect.soft(await coveredControls(page), need).toEqual([]);
  }
});

test('S2 C8 F2 a visitor can search, choose and copy by keyboard alone', async ({ page }) => {
  await openReady(page);
  await tabTo(page, needInput(page));
  await page.keyboard.type(NEEDS.suggestions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Multiple Chains Found' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy Full Script' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Copy Full Script' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/Copied!|Copy Full Script/);
  await tabTo(page, page.getByRole('button', { name: 'All chains found' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Multiple Chains Found' })).toBeVisible();
});

test('S4 animations are short, and off with reduced motion', async ({ page }) => {
  const longest = () =>
    page.evaluate(() => {
      const seconds = [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return `${animationDuration},${transitionDuration}`.split(',').map(Number.parseFloat);
      });
      return Math.max(...seconds);
    });
  await search(page, NEEDS.member);
  const moving = await longest();
  expect(moving).toBeGreaterThan(0);
  expect(moving).toBeLessThanOrEqual(0.2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await longest()).toBe(0);
});

/** The page's width in pixels, including any overflow. */
function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

function address(need: string): string {
  return `/?${new URLSearchParams({ q: need })}`;
}

/** The controls on the screen whose centre a toast covers. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main input, main summary')].flatMap(
      (control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        const toast = front?.closest('[aria-live] li');
        return toast ? [`${toast.textContent} covers ${control.textContent}`] : [];
      },
    ),
  );
}
