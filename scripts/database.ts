/** `npm run backup`, `restore`, `move` and `upgrade`: the server's commands over the stored data. */
import { runDatabaseCommand } from 'wire-server/commands';
import { PATHFINDER } from '../src/server/application.ts';

await runDatabaseCommand(PATHFINDER, process.argv.slice(2));
