/** `npm start`: builds the web app when it needs building, then starts the server in this process. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { main } from '../src/server/main.ts';
import { isBuilt } from './web-build.ts';

if (!(await isBuilt())) {
  // A process of its own, so that the server does not keep the build's memory.
  const build = fileURLToPath(new URL('./web-build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The web app could not be built; the reason is above.');
    process.exit(1);
  }
}
await main(process.env);
