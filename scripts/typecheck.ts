/** Type-checks each folder with its own tsconfig, so that the engine compiles with no DOM and no Node types. */
import { spawnSync } from 'node:child_process';

const PROJECTS = [
  'packages/domain',
  'packages/directory',
  'packages/engine',
  'packages/engine/threads',
  'packages/ui',
  'packages/wire-server',
  'apps/visitor',
  'apps/visitor/service-worker',
  'apps/panel',
  'apps/server',
  '.',
];

const failed = PROJECTS.filter(
  (project) => spawnSync('tsc', ['-p', project], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
