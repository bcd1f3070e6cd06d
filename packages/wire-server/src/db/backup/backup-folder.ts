/** DATA_DIR/backups: one file for each backup, named by the time it was taken, so that names sort by age. */
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupsFolder, makeFolder } from '../../system/data-folder.ts';

const EXTENSION = '.tar.gz';
const UNFINISHED = '.unfinished';
const PRIVATE_FOLDER = 0o700;
/** The name of a backup: `timeName` and the extension. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.tar\.gz$/;

export interface Backup {
  readonly path: string;
  readonly takenAt: Date;
  readonly bytes: number;
}

/** A time as a file name: in ISO 8601, with '-' for ':', which Windows reserves for drives. */
export function timeName(time: Date): string {
  return time.toISOString().replaceAll(':', '-');
}

/** The path of a backup taken at this time, and its path while it is written. Creates the folder. */
export function namesFor(
  dataDir: string,
  takenAt: Date,
): { readonly path: string; readonly unfinished: string } {
  const folder = backupsFolder(dataDir);
  makeFolder(folder);
  chmodSync(folder, PRIVATE_FOLDER);
  const path = join(folder, `${timeName(takenAt)}${EXTENSION}`);
  return { path, unfinished: `${path}${UNFINISHED}` };
}

/** Newest first. Other files in the folder are left alone. */
export function listBackups(dataDir: string): Backup[] {
  const folder = backupsFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .map((name) => ({ name, parts: NAME.exec(name) }))
    .filter(({ parts }) => parts !== null)
    .map(({ name, parts }) => ({
      path: join(folder, name),
      takenAt: new Date(`${parts?.[1]}:${parts?.[2]}:${parts?.[3]}`),
      bytes: statSync(join(folder, name)).size,
    }))
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
}

/** Removes all but the newest `kept`. */
export function removeOld(dataDir: string, kept: number): void {
  for (const { path } of listBackups(dataDir).slice(kept)) rmSync(path, { force: true });
}

/** Removes the leftovers of killed backups. No backup may be running. */
export function removeUnfinished(dataDir: string): void {
  const folder = backupsFolder(dataDir);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.endsWith(`${EXTENSION}${UNFINISHED}`)) rmSync(join(folder, name), { force: true });
  }
}
