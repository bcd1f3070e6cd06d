/** Embedded databases for tests: each kind made once per machine, then copied in a blink. */
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
import { openDatabase } from '../../src/server/db/open-database.ts';
import { openPglite } from '../../src/server/db/pglite.ts';
import {
  AUTH_MIGRATIONS,
  DEMO_SEED,
  MIGRATIONS,
  migrationSets,
} from '../../src/server/migrations.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/pathfinder-tests', import.meta.url));
const LOCKFILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const BOOTSTRAP = fileURLToPath(new URL('../../src/server/db/bootstrap.sql', import.meta.url));

/** Makes `folder` a database that has never been started on. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const empty = await template('empty', [LOCKFILE], async (unfinished) => {
    const driver = await openPglite(unfinished);
    await driver.close();
  });
  cpSync(empty, folder, { recursive: true });
}

/** Puts the demo chapter where a server with this DATA_DIR looks for it; answers the folder. */
export async function copyDemoDatabase(dataDir: string): Promise<string> {
  const migrations = [MIGRATIONS, AUTH_MIGRATIONS.folder].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => join(folder, file)),
  );
  const sources = [LOCKFILE, BOOTSTRAP, DEMO_SEED, ...migrations.sort()];
  const demo = await template('demo', sources, async (unfinished) => {
    await copyEmptyDatabase(unfinished);
    const driver = await openPglite(unfinished);
    const { database } = await openDatabase(driver, migrationSets(true));
    await database.close();
  });
  const folder = join(dataDir, 'postgres');
  cpSync(demo, folder, { recursive: true });
  return folder;
}

/** The folder that `make` fills, made anew whenever one of `sources` changes. */
async function template(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const folder = join(CACHE, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;

  mkdirSync(CACHE, { recursive: true });
  const workshop = mkdtempSync(join(CACHE, 'unfinished-'));
  await make(join(workshop, name));
  try {
    renameSync(join(workshop, name), folder);
  } catch (error) {
    // Another test worker was quicker.
    if (!existsSync(folder)) throw error;
  }
  rmSync(workshop, { recursive: true, force: true });
  return folder;
}
