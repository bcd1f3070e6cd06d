/** The names of what the server keeps in its data folder. They never change: running installations use them. */
import { join } from 'node:path';

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
export function isOwnEntry(name: string): boolean {
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
