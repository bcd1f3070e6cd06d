/** `npm start`: builds the web app when it needs building, then starts the server in this process. */
import { spawnSync } from 'node:child_process';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './web-build.ts';

/** The compile cache. Not in Node's default place, /tmp, where any user may write. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/pathfinder-code', import.meta.url));

enableCompileCache(COMPILED);
const [built, { runServer }, { PATHFINDER }] = await Promise.all([
  isBuilt(),
  import('wire-server'),
  import('../apps/server/src/application.ts'),
]);
if (!built) {
  // In a separate process, so that the server does not keep the build's memory.
  const build = fileURLToPath(new URL('./web-build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The web app could not be built; the reason is above.');
    process.exit(1);
  }
}
await runServer(PATHFINDER, process.env);
flushCompileCache();
