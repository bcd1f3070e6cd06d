/**
 * The data folder: the names of what the server keeps in it, which never change, since running installations use them;
 * and how a folder is created, survives a power cut and is closed to other users of the machine.
 */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A backup contains these two under the same names. */
export const DATABASE_FOLDER = 'database';
export const KEYS_FOLDER = 'keys';
const BACKUPS_FOLDER = 'backups';
/** Where versions before this one kept their database, made by PGlite: Postgres cannot open it. */
const PGLITE_FOLDER = 'postgres';
const LOG_FILE = 'postgres.log';
const UPGRADE_FOLDER = '.upgrade';
const BACKUP_CHECK_FOLDER = '.backup-check';
/** Followed by a process id. */
export const RESTORE_PREFIX = '.restore-';
const PROBE_PREFIX = '.writable-';
/** Followed by a time. */
const ASIDE_PREFIX = 'before-restore-';

const WHOLE_NAMES: readonly string[] = [KEYS_FOLDER, BACKUPS_FOLDER];
const BEGINNINGS: readonly string[] = [
  DATABASE_FOLDER,
  PGLITE_FOLDER,
  LOG_FILE,
  UPGRADE_FOLDER,
  BACKUP_CHECK_FOLDER,
  RESTORE_PREFIX,
  PROBE_PREFIX,
  ASIDE_PREFIX,
];

/** Whether the server may have created an entry with this name. */
function isOwnEntry(name: string): boolean {
  return WHOLE_NAMES.includes(name) || BEGINNINGS.some((beginning) => name.startsWith(beginning));
}

/** The cluster of the embedded database. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, DATABASE_FOLDER);
}

/** Where an upgrade or a move builds the cluster that will replace it. */
export function newClusterFolder(dataDir: string): string {
  return `${clusterFolder(dataDir)}.new`;
}

/** Where the new cluster is once it is complete. */
export function readyClusterFolder(dataDir: string): string {
  return `${clusterFolder(dataDir)}.ready`;
}

/** Where an upgrade keeps the cluster of the earlier major version of Postgres. */
export function formerClusterFolder(dataDir: string, major: number): string {
  return `${clusterFolder(dataDir)}.postgres-${major}`;
}

export function pgliteFolder(dataDir: string): string {
  return join(dataDir, PGLITE_FOLDER);
}

export function keysFolder(dataDir: string): string {
  return join(dataDir, KEYS_FOLDER);
}

export function backupsFolder(dataDir: string): string {
  return join(dataDir, BACKUPS_FOLDER);
}

export function postgresLog(dataDir: string): string {
  return join(dataDir, LOG_FILE);
}

/** The programs of the earlier Postgres that an upgrade starts. */
export function upgradeFolder(dataDir: string): string {
  return join(dataDir, UPGRADE_FOLDER);
}

/** Where a new backup is opened to verify it, one at a time. */
export function backupCheckFolder(dataDir: string): string {
  return join(dataDir, BACKUP_CHECK_FOLDER);
}

/** Where the restore that runs as process `pid` unpacks its backup. */
export function restoreFolder(dataDir: string, pid: number): string {
  return join(dataDir, `${RESTORE_PREFIX}${pid}`);
}

/** Where a restore keeps what it replaced. */
export function asideFolder(dataDir: string, time: string): string {
  return join(dataDir, `${ASIDE_PREFIX}${time}`);
}

/** The file that process `pid` writes to test whether the folder is writable. */
export function writableProbe(dataDir: string, pid: number): string {
  return join(dataDir, `${PROBE_PREFIX}${pid}`);
}

/** Permissions for the owner only. */
const PRIVATE_FOLDER = 0o700;

/**
 * Creates `folder` and its missing parents, accessible to the owner only. Node's `recursive` option
 * hangs where mkdir in an existing folder fails with ENOENT, as in /proc.
 * @throws the system's own error.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Another process may have created it first.
    if (!existsSync(folder)) throw error;
  }
  syncFolder(parent);
}

/** Some file systems cannot sync folders, as Windows cannot; a folder may also be unreadable. */
const CANNOT: ReadonlySet<string | undefined> = new Set(['EINVAL', 'EBADF', 'EACCES']);

/** Makes a folder's entries survive a power cut: fsync of a new file does not cover its name. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  let descriptor: number | null = null;
  try {
    descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
  } catch (error) {
    if (!CANNOT.has((error as NodeJS.ErrnoException).code)) throw error;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}

/** The permission bits of group and others. */
const OTHERS = 0o077;
/** Others may pass through, but neither list nor change it. */
const OTHERS_MAY_ENTER = 0o001;
/** Set on shared folders such as /tmp. */
const STICKY = 0o1000;
const ROOT_ID = 0;
/** In the root of a newly formatted disk. */
const LOST_AND_FOUND = 'lost+found';

interface Options {
  /** Whether Postgres runs as another user, who must get in. */
  readonly othersEnter: boolean;
  /** Takes one line for the operator. */
  readonly tell: (line: string) => void;
}

/**
 * Removes the permissions of group and others on `folder`, which may have been created before the first start. A folder
 * that belongs to another user or contains something else is left alone, and the operator is told.
 */
export function makeDataFolderPrivate(folder: string, { othersEnter, tell }: Options): void {
  // Windows has no such mode bits.
  if (process.platform === 'win32') return;
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const kept = othersEnter ? OTHERS_MAY_ENTER : 0;
  const excess = OTHERS & ~kept;
  if ((stats.mode & excess) === 0) return;
  const opened = `${folder} was open to other users of this machine`;
  if (!isOurs(folder, stats)) {
    tell(
      `${folder} is open to other users of this machine. Close it (chmod 700), or set DATA_DIR to a folder of its own.`,
    );
    return;
  }
  try {
    chmodSync(folder, stats.mode & ~excess);
    tell(`${opened}; now it is not.`);
  } catch (error) {
    tell(
      `${opened}, and closing it failed (${(error as Error).message}). Close it (chmod 700), or set DATA_DIR to another folder.`,
    );
  }
}

function isOurs(folder: string, { uid, mode }: Stats): boolean {
  const user = process.geteuid?.();
  if (uid !== user && user !== ROOT_ID) return false;
  return (
    (mode & STICKY) === 0 &&
    readdirSync(folder).every((name) => name === LOST_AND_FOUND || isOwnEntry(name))
  );
}
