/** `npm run backup`, `restore`, `move` and `upgrade`: the server's commands for stored data. */
import { runDatabaseCommand } from 'wire-server/commands';
import { PATHFINDER } from '../apps/server/src/application.ts';

await runDatabaseCommand(PATHFINDER, process.argv.slice(2));
