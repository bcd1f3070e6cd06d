/** Starts the Chromium of the browser tests, for measuring. */
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../e2e/browser.ts';

/** @throws Error when there is no browser yet. */
export async function openBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No browser: run `npm run test:setup` first.');
  return chromium.launch({ executablePath, args: [...browserArguments(), ...args] });
}
