/** `npm run test:setup`: the browser and the Postgres that the tests need, fetched once; quick when both are there. */
import { ensureBrowser, findBrowser } from '../tests/e2e/browser.ts';
import { ensurePostgres, findPostgres } from '../tests/postgres/install.ts';

const NEEDED = [
  { name: 'Chromium for the browser tests', ensure: ensureBrowser, find: findBrowser },
  { name: 'Postgres for the database tests', ensure: ensurePostgres, find: findPostgres },
];

for (const { name, ensure, find } of NEEDED) {
  try {
    await ensure();
    console.log(`${name}: ${find() ?? 'none'}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
