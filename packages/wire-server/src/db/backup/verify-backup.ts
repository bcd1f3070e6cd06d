/** Verifies a backup by using it: unpacks it, opens it with Postgres and reads all of it. */
import { mkdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import { StartupError } from '../../system/startup-error.ts';
import { quoteIdentifier } from '../catalogue.ts';
import { clusterIn } from '../embedded/embedded-postgres.ts';
import { type Cluster, runPostmaster, stopPostmaster } from '../embedded/postmaster.ts';
import { connectionTo, findRunning } from '../embedded/running-postgres.ts';
import { extractArchive } from './archive.ts';

const PRIVATE_FOLDER = 0o700;

/** How to run Postgres on the unpacked files. */
export type Runtime = Pick<Cluster, 'binaries' | 'programs' | 'settings'>;

/** What a verified backup contains, unpacked, opened and cleanly stopped. */
interface VerifiedBackup {
  readonly database: string;
  /** In all tables that are not Postgres' own. */
  readonly rows: number;
}

/**
 * @param folder to unpack into; its contents are removed first. It is kept, even after a failure.
 * @throws {StartupError} when the archive is damaged, or its contents cannot be opened and read.
 */
export async function verifyBackup(
  file: string,
  folder: string,
  runtime: Runtime,
  signal: AbortSignal,
): Promise<VerifiedBackup> {
  await removeUnpacked(folder, runtime);
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
  await extractArchive(file, folder);
  const cluster = clusterIn(folder, runtime);
  try {
    const postmaster = await runPostmaster(cluster, signal);
    const client = new pg.Client(connectionTo(postmaster.address));
    client.on('error', () => {});
    try {
      await client.connect();
      return { database: cluster.folder, rows: await readEverything(client) };
    } finally {
      await client.end().catch(() => {});
      await stopPostmaster(postmaster, cluster);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new StartupError(`${file} cannot be opened: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Removes `folder`; first stops a Postgres still running on it after its parent was killed. */
export async function removeUnpacked(folder: string, runtime: Runtime): Promise<void> {
  const cluster = clusterIn(folder, runtime);
  const running = findRunning(cluster.folder);
  if (running !== null) await stopPostmaster(running, cluster);
  rmSync(folder, { recursive: true, force: true });
}

/** Tables with their own pages, including those for values too long for a row (TOAST, relkind t). */
const TABLES = `select n.nspname as schema, c.relname as name,
    n.nspname !~ '^(pg_|information_schema$)' as ours
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p'`;

/** Every row of every table must be found by every one of its indexes. */
const CHECK_INDEXES = `select bt_index_check(i.indexrelid, heapallindexed => true)
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relpersistence = 'p' and i.indisready and i.indisvalid`;

/**
 * Returns the number of rows in all tables that are not Postgres' own. Leaves nothing behind.
 * @throws Postgres' own error when a page, a table or an index is damaged.
 */
async function readEverything(client: pg.Client): Promise<number> {
  let rows = 0;
  await client.query('begin');
  for (const { schema, name, ours } of (await client.query(TABLES)).rows) {
    const table = `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
    const counted = await client.query(`select count(*)::int as rows from ${table}`);
    if (ours) rows += counted.rows[0].rows;
  }
  await client.query('create extension if not exists amcheck');
  await client.query(CHECK_INDEXES);
  await client.query('rollback');
  return rows;
}
