/** Type-checks each folder with its own tsconfig, so that the engine compiles with no DOM and no Node types. */
import { spawnSync } from 'node:child_process';

const PROJECTS = [
  'src/domain',
  'src/routing',
  'src/web',
  'src/service-worker',
  'packages/wire-server',
  'src/server',
  '.',
];

const failed = PROJECTS.filter(
  (project) => spawnSync('tsc', ['-p', project], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
