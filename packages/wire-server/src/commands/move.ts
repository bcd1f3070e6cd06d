/** `npm run move`: moves all stored data to a Postgres server, or from one into DATA_DIR. */
import type { Application } from '../application.ts';
import { isPostgresUrl } from '../config.ts';
import type { MovedRows } from '../db/move/copy-rows.ts';
import { move } from '../db/move/move.ts';
import { allParts, applicationPart } from '../migrations.ts';
import { keysFolder } from '../system/data-folder.ts';
import { StartupError } from '../system/startup-error.ts';
import { command } from './run-command.ts';

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

/** `tablesName`: what the application calls its own tables. */
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
      return [...moved.map(line), ...next(to, dataDir, { withAccounts: only === null })].join('\n');
    },
  });

function line({ table, rows }: MovedRows): string {
  return `${String(rows).padStart(8)} rows of ${table.replaceAll('"', '')}`;
}

function next(
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
