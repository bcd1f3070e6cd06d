/** The operator's commands over the stored data, as `npm run` calls them: backup, restore, move and upgrade. */
import type { Application } from '../application.ts';
import { isPostgresUrl } from '../config.ts';
import { type Backup, listBackups } from '../db/backup/backup-folder.ts';
import { restore } from '../db/backup/restore.ts';
import { backupNow } from '../db/backup/take-backup.ts';
import { POSTGRES_MAJOR } from '../db/embedded/postgres-programs.ts';
import type { MovedRows } from '../db/move/copy-tables.ts';
import { move } from '../db/move/move.ts';
import { upgrade } from '../db/move/upgrade.ts';
import { allParts, applicationPart } from '../migrations.ts';
import { keysFolder } from '../system/data-folder.ts';
import { StartupError } from '../system/startup-error.ts';
import { command, runCommand } from './run-command.ts';

export { type Revoked, revokeKeys } from './revoke-keys.ts';

type Run = (application: Application, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Run>> = {
  backup: (application, args) => runCommand(backupCommand, application, args),
  restore: (application, args) => runCommand(restoreCommand, application, args),
  move: (application, args) => runCommand(moveCommand(application), application, args),
  upgrade: (application, args) => runCommand(upgradeCommand, application, args),
};

/**
 * Runs the command named first in `args` with the rest of them, prints what it did and sets the exit code of this
 * process.
 * @throws {Error} for a name other than backup, restore, move and upgrade
 * @example await runDatabaseCommand(application, ['restore', 'latest']);
 */
export async function runDatabaseCommand(
  application: Application,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  const run = COMMANDS[name];
  if (run === undefined) throw new Error(`No such command: ${name}`);
  await run(application, args);
}

const BACKUP_USAGE = `Backs up the database and the keys in DATA_DIR, even while the server runs:

  npm run backup`;

/** `npm run backup`: of the embedded database and the keys, whether the server runs or not. */
export const backupCommand = command({
  usage: BACKUP_USAGE,
  options: {},
  maxWords: 0,
  async run({ config: { dataDir, databaseUrl }, signal }) {
    if (databaseUrl !== null) {
      throw new StartupError(
        'DATABASE_URL is set, so the data is on a Postgres server. Back it up there, for instance with pg_dump.',
      );
    }
    const { path, rows } = await backupNow(dataDir, new Date(), signal);
    return `Backed up: ${path}\nIt was opened to verify it, and contains ${rows} rows. Keep a copy on another machine.`;
  },
});

const RESTORE_USAGE = `Restores a backup of the database and the keys into DATA_DIR, while no server runs:

  npm run restore                      lists the backups
  npm run restore -- latest            restores the newest
  npm run restore -- <file>            restores this one

The current database and keys are kept in DATA_DIR, in a folder named before-restore-<time>.`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BYTES_IN_MB = 1_000_000;

/** `npm run restore`: lists the backups, or replaces the database and the keys with one. */
export const restoreCommand = command({
  usage: RESTORE_USAGE,
  options: {},
  maxWords: 1,
  async run({ words: [asked], config: { dataDir }, signal }) {
    const now = new Date();
    const backups = listBackups(dataDir);
    if (asked === undefined) return describeBackups(backups, dataDir, now);
    const file = asked === 'latest' ? backups[0]?.path : asked;
    if (file === undefined) return describeBackups(backups, dataDir, now);
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

function describeBackups(backups: readonly Backup[], dataDir: string, now: Date): string {
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

const LONGEST_ARGUMENTS = '--from <DATABASE_URL> <DATABASE_URL>';

function usage(tablesName: string): string {
  const withoutAccounts = `--only ${tablesName} <DATABASE_URL>`.padEnd(LONGEST_ARGUMENTS.length);
  return `Copies all data, accounts and sessions included, while no server runs:

  npm run move -- <DATABASE_URL>                       from DATA_DIR to a Postgres server
  npm run move -- --from <DATABASE_URL>                from a Postgres server into DATA_DIR
  npm run move -- ${LONGEST_ARGUMENTS} from one server to another
  npm run move -- ${withoutAccounts} without accounts, to a Supabase project

The source is not changed. The target's tables must be empty.`;
}

/**
 * `npm run move`: moves all stored data to a Postgres server, or from one into DATA_DIR. `tablesName`: what the
 * application calls its own tables.
 */
export const moveCommand = ({ tablesName }: Pick<Application, 'tablesName'>) =>
  command({
    usage: usage(tablesName),
    options: { from: { type: 'string' }, only: { type: 'string' } },
    maxWords: 1,
    async run({ values, words, application, config: { dataDir }, signal }) {
      const { from = null, only = null } = values;
      const to = words[0] ?? null;
      if (from === null && to === null) return null;
      // Without accounts, DATA_DIR would be left without anyone to sign in.
      if (only !== null && (only !== tablesName || to === null)) return null;
      for (const address of [from, to]) {
        if (address === null || isPostgresUrl(address)) continue;
        // Do not echo the address: it may contain a password.
        throw new StartupError('An address must be like postgres://user:password@host/database.');
      }
      const parts = only === null ? allParts(application) : [applicationPart(application)];
      const moved = await move({ dataDir, from, to, parts, signal });
      return [
        ...moved.map(movedLine),
        ...nextSteps(to, dataDir, { withAccounts: only === null }),
      ].join('\n');
    },
  });

function movedLine({ table, rows }: MovedRows): string {
  return `${String(rows).padStart(8)} rows of ${table.replaceAll('"', '')}`;
}

function nextSteps(
  to: string | null,
  dataDir: string,
  { withAccounts }: { withAccounts: boolean },
): string[] {
  const counted = 'All rows were counted on both sides.';
  if (to === null) return [`${counted} They are now in ${dataDir}.`, 'Next: npm start'];
  if (!withAccounts) return [`${counted} Accounts were not moved.`];
  return [
    `${counted} Next:`,
    '  Set DATABASE_URL to that address, and start the server.',
    `  Keep ${keysFolder(dataDir)} where it is: the keys in it stay in use, and with them everyone stays signed in.`,
  ];
}

const UPGRADE_USAGE = `Upgrades the database in DATA_DIR from an earlier Postgres to Postgres ${POSTGRES_MAJOR}, while no server runs.
It needs the npm registry, for the programs of the earlier version:

  npm run upgrade`;

/** `npm run upgrade`: upgrades the embedded database to this version's Postgres. */
export const upgradeCommand = command({
  usage: UPGRADE_USAGE,
  options: {},
  maxWords: 0,
  async run({ application, config: { dataDir }, signal }) {
    const upgraded = await upgrade({ dataDir, parts: allParts(application), signal });
    if (upgraded === null)
      return `The database in ${dataDir} already has Postgres ${POSTGRES_MAJOR}.`;
    const rows = upgraded.moved.reduce((sum, table) => sum + table.rows, 0);
    return [
      `Upgraded from Postgres ${upgraded.from} to ${POSTGRES_MAJOR}: all ${rows} rows were copied and counted.`,
      `The former database is in ${upgraded.keptAs}. Remove it once all is well.`,
      'Next: npm start',
    ].join('\n');
  },
});
