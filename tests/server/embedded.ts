/** Embedded databases for tests: made and seeded once per machine, then copied in a blink. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_SEED, MIGRATIONS, openDatabase } from '../../src/server/db/open-database.ts';
import { openPglite } from '../../src/server/db/pglite.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/pathfinder-tests', import.meta.url));
const BOOTSTRAP = fileURLToPath(new URL('../../src/server/db/bootstrap.sql', import.meta.url));
const LOCKFILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

/** Puts a database with the demo chapter where a server with this DATA_DIR looks for it. */
export async function copyDemoDatabase(dataDir: string): Promise<string> {
  const template = await demoTemplate();
  const folder = join(dataDir, 'postgres');
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Made anew whenever what it is made from changes. */
async function demoTemplate(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = readdirSync(MIGRATIONS)
    .sort()
    .map((file) => join(MIGRATIONS, file));
  for (const file of [...migrations, DEMO_SEED, BOOTSTRAP, LOCKFILE]) {
    hash.update(readFileSync(file));
  }
  const template = join(CACHE, hash.digest('hex').slice(0, 16));
  if (existsSync(template)) return template;

  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  const { database } = await openDatabase(await openPglite(join(unfinished, 'postgres')), {
    seedFile: DEMO_SEED,
  });
  await database.close();
  try {
    renameSync(join(unfinished, 'postgres'), template);
  } catch (error) {
    // Another worker was quicker.
    if (!existsSync(template)) throw error;
  }
  rmSync(unfinished, { recursive: true, force: true });
  return template;
}
