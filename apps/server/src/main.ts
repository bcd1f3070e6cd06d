/** The server process, without the build of the web app that `npm start` may do first. */
import { runServer } from 'wire-server';
import { PATHFINDER } from './application.ts';

await runServer(PATHFINDER, process.env);
