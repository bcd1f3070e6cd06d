/** The folder of the embedded database: its contents, and how a new one is created. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  backupsFolder,
  clusterFolder,
  keysFolder,
  makeFolder,
  newClusterFolder,
  pgliteFolder,
  readyClusterFolder,
  syncFolder,
  writableProbe,
} from '../../system/data-folder.ts';
import { StartupError } from '../../system/startup-error.ts';
import { type Binaries, POSTGRES_MAJOR, type Unprivileged } from './postgres-programs.ts';

/** Owner of every cluster we make, and the database in it that holds the data. */
export const SUPERUSER = 'postgres';
export const DATABASE = 'postgres';

const PASSWORD_FILE = 'postgres.password';
/** Retries while files still appear in the folder being removed. */
const REMOVAL_RETRIES = { maxRetries: 20, retryDelay: 100 };
const PASSWORD_BYTES = 24;
const PRIVATE_FILE = 0o600;
const ROOT_ID = 0;
/** Small segments: a folder of the usual 16 MB ones would be larger than all its data. */
const WAL_SEGMENT_MB = 4;

/** Bytes that a program may still write on the disk that holds `folder`. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The password for connections that do not come through the socket. */
export function readPassword(folder: string): string {
  return readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();
}

/**
 * Makes sure that `dataDir` contains a cluster this version can open; creates one if the folder is new.
 * @throws {StartupError} when the folder cannot be used; it is then left unchanged.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  programs: Unprivileged,
): Promise<void> {
  requireWritable(dataDir);
  const folder = clusterFolder(dataDir);
  if (existsSync(folder)) return requireSameMajor(folder);
  requireUnused(dataDir);
  await makeCluster(folder, binaries, programs);
}

/** Creates a cluster beside `folder` and renames it: no half-created one is ever opened. */
export async function makeCluster(
  folder: string,
  binaries: Binaries,
  programs: Unprivileged,
): Promise<void> {
  removeAbandoned(folder);
  const unfinished = unfinishedName(folder, process.pid);
  const passwordFile = `${unfinished}.password`;
  makeFolder(unfinished);
  programs.own(unfinished);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: PRIVATE_FILE });
  try {
    programs.own(passwordFile);
    await programs.run(binaries.initdb, initdbOptions(unfinished, passwordFile), unfinished);
    renameSync(passwordFile, join(unfinished, PASSWORD_FILE));
    syncFolder(unfinished);
    renameSync(unfinished, folder);
    syncFolder(dirname(folder));
  } catch (error) {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
    // Another server created one first; use that.
    if (existsSync(folder)) return;
    throw new StartupError(
      `Cannot create a database in ${folder}: ${reasonOf(error)}. Check that the disk has 100 MB left, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function initdbOptions(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--wal-segsize=${WAL_SEGMENT_MB}`,
    '--no-instructions',
  ];
}

function requireWritable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = writableProbe(dataDir, process.pid);
    closeSync(openSync(probe, 'w', PRIVATE_FILE));
    rmSync(probe);
  } catch (error) {
    // A full disk may be freed while the server runs.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
    // Do not suggest another folder: one that may not be entered may contain the database.
    if (existsSync(dataDir) && isForbidden(error)) throw cannotWriteError(dataDir, error);
    throw new StartupError(
      `Cannot store data in ${dataDir} (${reasonOf(error)}). Set DATA_DIR to a folder you may write to.`,
      { cause: error },
    );
  }
}

function isForbidden(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** The folder may contain good data: it should be made writable, not replaced by another. */
function cannotWriteError(folder: string, error: unknown): StartupError {
  const remedy =
    (error as NodeJS.ErrnoException).code === 'EROFS'
      ? 'Mount its disk writable'
      : 'Give the user the server runs as write access';
  return new StartupError(
    `Cannot write to ${folder} (${reasonOf(error)}). ${remedy}, then start again. Its contents were not touched.`,
    { cause: error },
  );
}

function requireAccess(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw cannotWriteError(folder, error);
  }
  const user = process.geteuid?.();
  // Root can give it to the user Postgres runs as.
  if (user === undefined || user === ROOT_ID || statSync(folder).uid === user) return;
  throw new StartupError(
    `${folder} belongs to another user, and Postgres opens only folders of the user it runs as. Start the server as that user, or give the folder to this one with chown -R.`,
  );
}

function requireSameMajor(folder: string): void {
  requireAccess(folder);
  const version = versionIn(folder);
  if (version === String(POSTGRES_MAJOR)) return;
  if (version === null) {
    throw new StartupError(
      `${folder} contains no database. Restore a backup with npm run restore, or remove the folder if it is empty.`,
    );
  }
  throw new StartupError(
    `The database in ${folder} was made by Postgres ${version}, and this version of the server runs Postgres ${POSTGRES_MAJOR}. Upgrade it with npm run upgrade.`,
  );
}

/** The major version of the Postgres that made the cluster in `folder`; null where there is none. */
export function versionIn(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return null;
  }
}

/** @throws {StartupError} where the data folder was used before, so that its database must be elsewhere. */
function requireUnused(dataDir: string): void {
  const earlier = pgliteFolder(dataDir);
  if (existsSync(join(earlier, 'PG_VERSION'))) {
    throw new StartupError(
      `${earlier} was made by an earlier version of the server, whose database this one cannot open. To bring its rows over, follow docs/database.md, "From an earlier version".`,
    );
  }
  if ([newClusterFolder(dataDir), readyClusterFolder(dataDir)].some((name) => existsSync(name))) {
    throw new StartupError(
      `An upgrade or a move in ${dataDir} was not finished. Run the same command again.`,
    );
  }
  const kept = [keysFolder(dataDir), backupsFolder(dataDir)].filter((folder) => existsSync(folder));
  if (kept.length > 0) {
    throw new StartupError(
      `${dataDir} contains ${kept.map((folder) => basename(folder)).join(' and ')} but no database. If its disk is not mounted, mount it. To restore a backup, run npm run restore. To start fresh, set DATA_DIR to an empty folder.`,
    );
  }
}

function unfinishedName(folder: string, pid: number): string {
  return `${folder}.unfinished-${pid}`;
}

/** Removes the leftovers of killed starts. */
function removeAbandoned(folder: string): void {
  const prefix = unfinishedName(basename(folder), 0).slice(0, -1);
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (pid > 0 && (pid === process.pid || !isAlive(pid))) {
      // The initdb of a killed start may still be writing there.
      rmSync(join(dirname(folder), name), { recursive: true, force: true, ...REMOVAL_RETRIES });
    }
  }
}

/** Whether a process with this id exists, even one of another user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string };
  return (stderr?.trim().split('\n').at(-1) || message).replace(/\.$/, '');
}
