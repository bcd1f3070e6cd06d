/** A process that migrates and may be killed: node migrate-process.ts <folder> <seed> <URL>. */
import { migrate } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/postgres.ts';

const [folder = '', seed = '', url = ''] = process.argv.slice(2);
const driver = openPostgres({ connectionString: url });
console.log('migrating');
await migrate(driver, [{ folder, historySchema: 'supabase_migrations', seedFile: seed }]);
await driver.close();
console.log('migrated');
