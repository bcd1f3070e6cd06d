/** `npm run eval`: accuracy by kind of need. Takes the metric's own options (README.md). */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PATH_OPTION = { type: 'string' } as const;
const OPTIONS = {
  adapter: PATH_OPTION,
  needs: PATH_OPTION,
  extra: PATH_OPTION,
  data: PATH_OPTION,
  json: PATH_OPTION,
  wrong: { type: 'boolean' },
} as const;
/** Exit code of a command line that makes no sense. */
const MISUSE = 2;

/** npm runs scripts in the project's folder; a path is meant from where npm was called. */
const calledFrom = process.env.INIT_CWD ?? process.cwd();

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The metric's arguments, each path absolute. @throws {TypeError} that says which option is wrong. */
function metricArguments(): string[] {
  const { values } = parseArgs({ options: OPTIONS });
  const given = { adapter: beside('adapter.ts'), ...values };
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === '') throw new TypeError(`Option '--${name} <value>' argument missing`);
    return typeof value === 'string' ? [`--${name}`, resolve(calledFrom, value)] : [`--${name}`];
  });
}

function main(): number {
  let options: string[];
  try {
    options = metricArguments();
  } catch (error) {
    console.error((error as Error).message);
    return MISUSE;
  }
  const { status } = spawnSync(process.execPath, [beside('metrics.mjs'), ...options], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

process.exitCode = main();
