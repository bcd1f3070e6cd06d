/** `npm run backup`: takes a backup of the embedded database and the keys, whether the server runs or not. */
import { backupNow } from '../db/backup/backup-now.ts';
import { StartupError } from '../system/startup-error.ts';
import { command } from './run-command.ts';

const USAGE = `Backs up the database and the keys in DATA_DIR, even while the server runs:

  npm run backup`;

export const backupCommand = command({
  usage: USAGE,
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
