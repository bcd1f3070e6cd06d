/** Takes one backup of an embedded database, running or started for it, and keeps it only if it can be verified. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import {
  backupCheckFolder,
  DATABASE_FOLDER,
  KEYS_FOLDER,
  keysFolder,
  syncFolder,
} from '../../system/data-folder.ts';
import { StartupError } from '../../system/startup-error.ts';
import { toDatabaseError } from '../database-errors.ts';
import { freeBytes as freeOn } from '../embedded/cluster-folder.ts';
import { connectionInUse, requireEmbedded, withEmbedded } from '../embedded/embedded-postgres.ts';
import type { Cluster } from '../embedded/postmaster.ts';
import { describeBackup, type Entry, writeArchive } from './archive.ts';
import { namesFor, removeUnfinished } from './backup-folder.ts';
import { clusterBytes, clusterEntries, hotCopy } from './hot-copy.ts';
import { type Runtime, removeUnpacked, verifyBackup } from './verify-backup.ts';

/** Any number no other program uses. */
const BACKUP_LOCK = '7284623372';
/** How many times the database's size must be free: for the archive, and for the copy that verifies it. */
const SPACE_FACTOR = 3;
const BYTES_IN_MB = 1_000_000;

interface BackupOptions {
  readonly dataDir: string;
  readonly cluster: Cluster;
  /** Of the superuser. */
  readonly connection: pg.ClientConfig;
  readonly now: Date;
  /** Aborts the backup, leaving nothing behind. */
  readonly signal: AbortSignal;
  /** Bytes free on the disk that holds a folder. */
  readonly freeBytes?: (folder: string) => number;
}

interface TakenBackup {
  readonly path: string;
  /** In all tables that are not Postgres' own. */
  readonly rows: number;
}

/**
 * @throws {StartupError} when the disk has too little room, another backup is running, or it cannot be verified;
 * {DatabaseUnavailable} when Postgres ends during the backup.
 */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  const client = new pg.Client({
    ...options.connection,
    application_name: 'wire-server-backup',
    statement_timeout: 0,
  });
  // A lost connection fails the query under way.
  client.on('error', () => {});
  try {
    await client.connect();
    await lockBackups(client);
    return await takeLocked(client, options);
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Until the connection ends, no other process takes a backup of this database. */
async function lockBackups(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1::bigint) as taken', [
    BACKUP_LOCK,
  ]);
  if (!rows[0].taken)
    throw new StartupError('Another backup is running. Try again once it has finished.');
}

async function takeLocked(client: pg.Client, options: BackupOptions): Promise<TakenBackup> {
  const { dataDir, cluster, now, signal } = options;
  const work = backupCheckFolder(dataDir);
  // It is discarded, so it need not survive a power cut.
  const runtime: Runtime = { ...cluster, settings: { fsync: 'off' } };
  await removeUnpacked(work, runtime);
  removeUnfinished(dataDir);
  await requireSpace(options);
  const { path, unfinished } = namesFor(dataDir, now);
  try {
    const manifest = await describeBackup(client, now);
    await writeArchive(unfinished, manifest, content(client, options), signal);
    const { rows } = await verifyBackup(unfinished, work, runtime, signal);
    signal.throwIfAborted();
    renameSync(unfinished, path);
    syncFolder(dirname(path));
    return { path, rows };
  } finally {
    rmSync(unfinished, { force: true });
    await removeUnpacked(work, runtime);
  }
}

async function* content(
  client: pg.Client,
  { dataDir, cluster }: BackupOptions,
): AsyncGenerator<Entry> {
  yield* hotCopy(client, cluster.folder, DATABASE_FOLDER);
  // There is no folder if the operator provides all keys in the environment.
  const keys = keysFolder(dataDir);
  if (existsSync(keys)) yield* clusterEntries(keys, KEYS_FOLDER);
}

async function requireSpace({ dataDir, cluster, freeBytes = freeOn }: BackupOptions) {
  const needed = SPACE_FACTOR * (await clusterBytes(cluster.folder));
  const free = freeBytes(dataDir);
  if (free >= needed) return;
  throw new StartupError(
    `The disk of ${dataDir} has ${inMb(free)} free, and a backup needs ${inMb(needed)}. Free some space.`,
  );
}

function inMb(bytes: number): string {
  return `${Math.ceil(bytes / BYTES_IN_MB)} MB`;
}

/**
 * Takes a backup on demand, of the Postgres that a server is running or of one started for it.
 * @throws {StartupError} when there is no database, or as takeBackup does.
 */
export async function backupNow(
  dataDir: string,
  now: Date,
  signal: AbortSignal,
): Promise<TakenBackup> {
  const cluster = await requireEmbedded(dataDir);
  const inUse = await connectionInUse(cluster);
  const backUp = (connection: pg.ClientConfig) =>
    takeBackup({ dataDir, cluster, connection, now, signal });
  return inUse === null ? withEmbedded(cluster, signal, backUp) : backUp(inUse);
}
