/** Opens the Chromium of the browser tests for measurements. */
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

/** @throws Error when no browser is installed. */
export function browserPath(): string {
  const path = findBrowser();
  if (path === null) throw new Error('No browser: run `npm run test:setup` first.');
  return path;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: browserArguments() });
}
