/** `npm run restore`: lists the backups, or replaces the database and the keys with one. */
import { type Backup, listBackups } from '../db/backup/backup-folder.ts';
import { restore } from '../db/backup/restore.ts';
import { command } from './run-command.ts';

const USAGE = `Restores a backup of the database and the keys into DATA_DIR, while no server runs:

  npm run restore                      lists the backups
  npm run restore -- latest            restores the newest
  npm run restore -- <file>            restores this one

The current database and keys are kept in DATA_DIR, in a folder named before-restore-<time>.`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BYTES_IN_MB = 1_000_000;

export const restoreCommand = command({
  usage: USAGE,
  options: {},
  maxWords: 1,
  async run({ words: [asked], config: { dataDir }, signal }) {
    const now = new Date();
    const backups = listBackups(dataDir);
    if (asked === undefined) return describe(backups, dataDir, now);
    const file = asked === 'latest' ? backups[0]?.path : asked;
    if (file === undefined) return describe(backups, dataDir, now);
    const { takenAt, rows, aside } = await restore({ file, dataDir, now, signal });
    return [
      `Restored the backup of ${takenAt.toISOString()}, ${rows} rows, into ${dataDir}.`,
      ...(aside === null
        ? []
        : [`What was there before is in ${aside}. Remove it once all is well.`]),
      'Next: npm start',
    ].join('\n');
  },
});

function describe(backups: readonly Backup[], dataDir: string, now: Date): string {
  if (backups.length === 0) return `There are no backups in ${dataDir}. npm run backup takes one.`;
  return [
    'Backups, newest first:',
    ...backups.map(({ path, bytes, takenAt }) => {
      const megabytes = (bytes / BYTES_IN_MB).toFixed(1);
      return `  ${path}   ${megabytes} MB, ${ageOf(takenAt, now)} old`;
    }),
    'To restore one: npm run restore -- latest, or npm run restore -- <file>',
  ].join('\n');
}

function ageOf(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime();
  if (age >= 2 * DAY_MS) return `${Math.floor(age / DAY_MS)} days`;
  if (age >= 2 * HOUR_MS) return `${Math.floor(age / HOUR_MS)} hours`;
  return `${Math.max(0, Math.floor(age / MINUTE_MS))} minutes`;
}
