/** `npm run upgrade`: upgrades the embedded database to this version's Postgres. */
import { POSTGRES_MAJOR } from '../db/embedded/binaries.ts';
import { upgrade } from '../db/upgrade/upgrade.ts';
import { allParts } from '../migrations.ts';
import { command } from './run-command.ts';

const USAGE = `Upgrades the database in DATA_DIR from an earlier Postgres to Postgres ${POSTGRES_MAJOR}, while no server runs.
It needs the npm registry, for the programs of the earlier version:

  npm run upgrade`;

export const upgradeCommand = command({
  usage: USAGE,
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
