/** Data folders for tests of real servers: created once per machine, then copied. */
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
import type { Application } from '../../src/application.ts';
import { connect } from '../../src/connect.ts';
import { prepareEmbedded } from '../../src/db/embedded/embedded-postgres.ts';
import { AUTH_MIGRATIONS, migrationSets } from '../../src/migrations.ts';
import { clusterFolder } from '../../src/system/data-folder.ts';
import { FIXTURE } from '../fixture/application.ts';

const CACHE = fileURLToPath(
  new URL('../../../../node_modules/.cache/wire-server-tests', import.meta.url),
);
export const LOCKFILE = fileURLToPath(new URL('../../../../package-lock.json', import.meta.url));
const DB_FOLDER = fileURLToPath(new URL('../../src/db', import.meta.url));

/**
 * Creates in `dataDir` a database on which no server has been started.
 * @example await copyEmptyDatabase(folder.path); await ServerProcess.ready({ DATA_DIR: folder.path })
 */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const empty = await template('empty', clusterSources(), (unfinished) =>
    prepareEmbedded(unfinished),
  );
  cpSync(clusterFolder(empty), clusterFolder(dataDir), { recursive: true });
}

/**
 * Creates in `dataDir` a database with the application's demo rows.
 * @example await copyDemoDatabase(folder.path, APPLICATION); await ServerProcess.ready({ DATA_DIR: folder.path })
 */
export async function copyDemoDatabase(
  dataDir: string,
  application: Application = FIXTURE,
): Promise<void> {
  const migrations = [application.migrations, AUTH_MIGRATIONS.folder].flatMap(sqlFiles);
  const sources = [...clusterSources(), application.demo, ...migrations];
  const demo = await template('demo', sources, async (unfinished) => {
    await copyEmptyDatabase(unfinished);
    const { database } = await connect({
      source: { cluster: await prepareEmbedded(unfinished) },
      migrations: migrationSets(application, true),
      signal: new AbortController().signal,
      onUnavailable: (reason) => console.error(reason.message),
      onAvailable: () => {},
    });
    await database.close();
  });
  cpSync(clusterFolder(demo), clusterFolder(dataDir), { recursive: true });
}

/** The files a new cluster depends on. */
function clusterSources(): string[] {
  const embedded = join(DB_FOLDER, 'embedded');
  const code = readdirSync(embedded).map((file) => join(embedded, file));
  return [LOCKFILE, join(DB_FOLDER, 'bootstrap.sql'), ...code];
}

function sqlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => join(folder, file))
    .sort();
}

/** The data folder filled by `make`, rebuilt whenever one of `sources` changes. */
async function template(
  name: string,
  sources: readonly string[],
  make: (dataDir: string) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const folder = join(CACHE, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;

  mkdirSync(CACHE, { recursive: true });
  const workshop = mkdtempSync(join(CACHE, 'unfinished-'));
  mkdirSync(join(workshop, name));
  await make(join(workshop, name));
  try {
    renameSync(join(workshop, name), folder);
  } catch (error) {
    // Another test worker was faster.
    if (!existsSync(folder)) throw error;
  }
  rmSync(workshop, { recursive: true, force: true });
  return folder;
}
