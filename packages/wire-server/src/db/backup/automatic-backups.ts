/** The backups a server takes by itself: daily, before a migration, and when it stops. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from '../embedded/postmaster.ts';
import { type Manifest, readManifest } from './archive.ts';
import { listBackups, removeOld } from './backup-folder.ts';
import { takeBackup } from './take-backup.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a stop waits for its backup, or for a running one. Systems kill processes after ten seconds. */
const STOP_TIMEOUT_MS = 8000;

/** None of its methods ever rejects: failures are reported in one line. */
export interface AutomaticBackups {
  /** Takes one before a migration, if the database has changed since the last. */
  beforeMigrating(connection: pg.ClientConfig): Promise<void>;
  /** Takes one now if a day has passed since the last. */
  daily(connection: pg.ClientConfig): Promise<void>;
  /** Calls `daily` now and every hour, until `beforeStopping`. */
  start(connection: pg.ClientConfig): void;
  /** Takes the last one, if the database has changed. Call it once nothing writes to the database any more. */
  beforeStopping(connection: pg.ClientConfig): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly cluster: Cluster;
  /** How many are kept, at least 1. */
  readonly kept: number;
  readonly now: () => Date;
  /** Reports a line to the operator. */
  readonly tell: (line: string) => void;
  /** Passed on to takeBackup. */
  readonly freeBytes?: (folder: string) => number;
}

/** Long, as its parts share one turn: only one backup is taken at a time. */
export function automaticBackups(options: Options): AutomaticBackups {
  const { dataDir, cluster, kept, now, tell, freeBytes } = options;
  const givingUp = new AbortController();
  let turn: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Runs one backup at a time, each if `isDue` when it starts. */
  function take(connection: pg.ClientConfig, isDue: () => boolean | Promise<boolean>) {
    turn = turn.then(async () => {
      try {
        givingUp.signal.throwIfAborted();
        if (!(await isDue())) return;
        const { signal } = givingUp;
        const optional = freeBytes === undefined ? {} : { freeBytes };
        await takeBackup({ dataDir, cluster, connection, now: now(), signal, ...optional });
        removeOld(dataDir, kept);
      } catch (error) {
        tell(`No backup was taken: ${reasonOf(error)}`);
      }
    });
    return turn;
  }

  const aDayHasPassed = () => {
    // Without a backup the day starts when the database was created.
    const last =
      listBackups(dataDir)[0]?.takenAt ?? statSync(join(cluster.folder, 'PG_VERSION')).mtime;
    return now().getTime() - last.getTime() >= DAY_MS;
  };
  const daily = (connection: pg.ClientConfig) => take(connection, aDayHasPassed);

  return {
    beforeMigrating: (connection) => take(connection, () => changed(dataDir, connection)),
    daily,
    start(connection) {
      void daily(connection);
      timer = setInterval(() => void daily(connection), HOUR_MS).unref();
    },
    async beforeStopping(connection) {
      clearInterval(timer);
      const patience = setTimeout(() => {
        givingUp.abort(new Error(`it took longer than ${STOP_TIMEOUT_MS / 1000} seconds`));
      }, STOP_TIMEOUT_MS);
      await take(connection, () => changed(dataDir, connection));
      clearTimeout(patience);
    },
  };
}

/** Whether the database contains anything that its newest backup lacks. */
async function changed(dataDir: string, connection: pg.ClientConfig): Promise<boolean> {
  const newest = listBackups(dataDir)[0];
  if (newest === undefined) return true;
  const manifest = await readManifest(newest.path).catch(() => null);
  if (manifest === null) return true;
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return await changedSince(client, manifest);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Without the line breaks Postgres' own messages may have. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const isAbort = (error as Error).name === 'AbortError' && cause instanceof Error;
  return (isAbort ? cause.message : message).replaceAll(/\s+/g, ' ');
}

/** At most this many are checked one by one; after more, the database counts as changed. */
const MAX_TRANSACTIONS = 1000;

/**
 * Whether a database was written to since a backup of it began. A transaction gets an id only when it writes, and
 * counts only if it committed.
 */
async function changedSince(
  client: pg.Client,
  { cluster, transaction }: Manifest,
): Promise<boolean> {
  const { rows } = await client.query(
    `with present as (
       select system_identifier::text as cluster,
         pg_snapshot_xmax(pg_current_snapshot())::text::bigint as transaction
       from pg_control_system())
     select case
         when cluster <> $1 or transaction not between $2 and $2 + ${MAX_TRANSACTIONS} then true
         else exists (
           select from generate_series($2, transaction - 1) as number
           where pg_xact_status(number::text::xid8) is distinct from 'aborted')
       end as changed
     from (select cluster, transaction, $2::bigint from present) as present`,
    [cluster, transaction],
  );
  return rows[0].changed;
}
