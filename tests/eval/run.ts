/** `npm run eval`: accuracy by kind of need. Takes the metric's own options (README.md). */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const { status } = spawnSync(
  process.execPath,
  [beside('metrics.mjs'), '--adapter', beside('adapter.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
