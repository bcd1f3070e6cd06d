/** The Chromium of the browser tests, for measuring. */
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../e2e/browser.ts';

/** @throws Error when there is no browser yet. */
export function browserPath(): string {
  const path = findBrowser();
  if (path === null) throw new Error('No browser: run `npm run test:setup` first.');
  return path;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: browserArguments() });
}
