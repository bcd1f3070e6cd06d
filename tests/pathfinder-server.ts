/** Pathfinder's server as a process, and data folders with its demo chapter. */
import { fileURLToPath } from 'node:url';
import { copyDemoDatabase as copyDemoRows, ServerProcess } from 'wire-server/testing';
import { PATHFINDER } from '../apps/server/src/application.ts';

export class PathfinderServer extends ServerProcess {
  protected override get main(): string {
    return fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
  }
}

/** Copies a database with the demo chapter into `dataDir`. */
export const copyDemoDatabase = (dataDir: string) => copyDemoRows(dataDir, PATHFINDER);
