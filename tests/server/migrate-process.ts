/** A process that migrates and may be killed: node migrate-process.ts <folder> <seed> <cluster folder or URL>. */
import { migrate } from '../../src/server/db/migrate.ts';
import { openPglite } from '../../src/server/db/pglite.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';

const [folder = '', seed = '', database = ''] = process.argv.slice(2);
const driver = database.includes('://') ? openPostgres(database) : await openPglite(database);
console.log('migrating');
await migrate(driver, [{ folder, historySchema: 'supabase_migrations', seedFile: seed }]);
await driver.close();
console.log('migrated');
