/** `npm run test:setup`: installs the browser that the tests need, unless it is already installed. */
import { ensureBrowser, findBrowser } from './browser.ts';

try {
  await ensureBrowser();
  console.log(`Chromium for the browser tests: ${findBrowser() ?? 'none'}`);
} catch (error) {
  console.error(
    `Chromium for the browser tests: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
