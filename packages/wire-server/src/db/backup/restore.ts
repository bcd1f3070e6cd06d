/** Replaces a database and its keys with a backup; the previous ones are kept aside. */
import { cpSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import {
  asideFolder,
  clusterFolder,
  DATABASE_FOLDER,
  KEYS_FOLDER,
  keysFolder,
  makeFolder,
  RESTORE_PREFIX,
  restoreFolder,
  syncFolder,
} from '../../system/data-folder.ts';
import { StartupError } from '../../system/startup-error.ts';
import { isAlive } from '../embedded/cluster-folder.ts';
import { clusterIn, stopAbandoned } from '../embedded/embedded-postgres.ts';
import { findBinaries, POSTGRES_MAJOR, unprivileged } from '../embedded/postgres-programs.ts';
import { findRunning } from '../embedded/running-postgres.ts';
import { type Manifest, readManifest } from './archive.ts';
import { timeName } from './backup-folder.ts';
import { type Runtime, removeUnpacked, verifyBackup } from './verify-backup.ts';

interface RestoreOptions {
  /** The archive. */
  readonly file: string;
  readonly dataDir: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

interface Restored {
  readonly takenAt: Date;
  /** In all tables that are not Postgres' own. */
  readonly rows: number;
  /** The folder with the previous contents; null if there were none. */
  readonly aside: string | null;
}

/**
 * If the process is killed, the database is unchanged, restored, or missing while its keys and backups are still
 * there; if it is missing, no server starts until the restore has been repeated.
 * @throws {StartupError} when a server uses the folder, or `file` cannot be used; nothing is changed then.
 */
export async function restore({ file, dataDir, now, signal }: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(file);
  requireSameMajor(file, manifest);
  makeFolder(dataDir);
  const runtime: Runtime = { binaries: findBinaries(), programs: unprivileged() };
  await stopAbandoned(clusterIn(dataDir, runtime), signal);
  await removeAbandoned(dataDir, runtime);
  const work = restoreFolder(dataDir, process.pid);
  try {
    const { rows } = await verifyBackup(file, work, runtime, signal);
    requireStopped(dataDir);
    const aside = asideFolder(dataDir, timeName(now));
    const moved = putInPlace(work, dataDir, aside);
    return { takenAt: manifest.takenAt, rows, aside: moved ? aside : null };
  } finally {
    await removeUnpacked(work, runtime);
  }
}

function requireSameMajor(file: string, { postgres }: Manifest): void {
  if (postgres === POSTGRES_MAJOR) return;
  throw new StartupError(
    `${file} was made by Postgres ${postgres}, and this version of the server runs Postgres ${POSTGRES_MAJOR}. Unpack it into an empty folder (tar -xzf FILE -C FOLDER), run npm run upgrade with DATA_DIR set to that folder, and start the server there.`,
  );
}

/** A server may have been started while the backup was being verified. */
function requireStopped(dataDir: string): void {
  if (findRunning(clusterFolder(dataDir)) === null) return;
  throw new StartupError(`A server was started on ${dataDir} in the meantime. Stop it first.`);
}

/** Returns whether there was anything to move aside. */
function putInPlace(work: string, dataDir: string, aside: string): boolean {
  const [database, keys] = [clusterFolder(dataDir), keysFolder(dataDir)];
  const there = [database, keys].filter((folder) => existsSync(folder));
  if (there.length > 0) makeFolder(aside);
  if (existsSync(keys)) {
    makeFolder(join(aside, KEYS_FOLDER));
    cpSync(keys, join(aside, KEYS_FOLDER), { recursive: true });
  }
  if (existsSync(database)) renameSync(database, join(aside, DATABASE_FOLDER));
  renameSync(join(work, DATABASE_FOLDER), database);
  replaceKeys(join(work, KEYS_FOLDER), keys);
  syncFolder(dataDir);
  return there.length > 0;
}

/** File by file: if the keys were missing for a moment, a start would create new ones. */
function replaceKeys(restored: string, keys: string): void {
  if (!existsSync(restored)) return;
  makeFolder(keys);
  for (const name of readdirSync(restored)) renameSync(join(restored, name), join(keys, name));
  syncFolder(keys);
}

/** Removes the leftovers of killed restores. */
async function removeAbandoned(dataDir: string, runtime: Runtime): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const pid = name.startsWith(RESTORE_PREFIX) ? Number(name.slice(RESTORE_PREFIX.length)) : 0;
    if (pid > 0 && !isAlive(pid)) await removeUnpacked(join(dataDir, name), runtime);
  }
}
