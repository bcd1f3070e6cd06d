/** Pathfinder's server as a process, and data folders with its demo chapter. */
import { fileURLToPath } from 'node:url';
import * as folders from '../../packages/wire-server/tests/server/embedded.ts';
import { ServerProcess } from '../../packages/wire-server/tests/server/server-process.ts';
import { PATHFINDER } from '../../src/server/application.ts';

export { copyEmptyDatabase } from '../../packages/wire-server/tests/server/embedded.ts';
export {
  type TemporaryFolder,
  temporaryFolder,
} from '../../packages/wire-server/tests/server/temporary-folder.ts';

export class PathfinderServer extends ServerProcess {
  protected override get main(): string {
    return fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
  }
}

/** Copies a database with the demo chapter into `dataDir`. */
export const copyDemoDatabase = (dataDir: string) => folders.copyDemoDatabase(dataDir, PATHFINDER);
