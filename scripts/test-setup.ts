/** `npm run test:setup`: the browser and the Postgres that the tests need, fetched once; quick when both are there. */
import { ensureBrowser } from '../tests/e2e/browser.ts';
import { ensurePostgres } from '../tests/postgres/install.ts';

const NEEDED = [
  { name: 'Chromium for the browser tests', ensure: ensureBrowser },
  { name: 'Postgres for the database tests', ensure: ensurePostgres },
];

for (const { name, ensure } of NEEDED) {
  try {
    await ensure();
    console.log(`${name}: ready`);
  } catch (error) {
    console.error(`${name}: missing. ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
