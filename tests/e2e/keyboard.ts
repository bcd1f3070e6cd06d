/** Moving through a page with the keyboard. */
import type { Locator, Page } from '@playwright/test';

/** More than the controls of a section and one form. */
const MAX_PRESSES = 100;

/** Presses Tab, or another key that moves the focus, until the focus is on the control; not at all if it is already. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const focused = page.locator(':focus').and(control);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await focused.count()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${control}`);
}
