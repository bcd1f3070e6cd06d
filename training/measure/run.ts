/**
 * `npm run eval`: accuracy by kind of need. Takes the metric's own options, `--all`,
 * `--examples`, `--posts`, `--labelled`, `--danger`, `--roles` or `--plain` (README.md).
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoRows } from 'domain/demo';
import { withoutHeldOut } from './without-held-out.ts';

const PATH_OPTION = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const OPTIONS = {
  adapter: PATH_OPTION,
  needs: PATH_OPTION,
  extra: PATH_OPTION,
  data: PATH_OPTION,
  json: PATH_OPTION,
  wrong: SWITCH,
  all: SWITCH,
  examples: SWITCH,
  posts: SWITCH,
  labelled: SWITCH,
  danger: SWITCH,
  roles: SWITCH,
  plain: SWITCH,
} as const;
/** Separate reports, which take no further option. Each loads all that it measures, so a mistyped option is told at once. */
const REPORTS = {
  all: async () => (await import('./all-sets.ts')).printAllSets(),
  examples: async () => (await import('./example-figures.ts')).printExampleFigures(),
  posts: async () => (await import('./posts.ts')).printPosts(),
  labelled: async () => (await import('./labelled-corpus.ts')).printLabelled(),
  danger: async () => (await import('./danger.ts')).printDanger(),
  roles: async () => (await import('./roles.ts')).printRoles(),
  plain: async () => (await import('./plain.ts')).printPlain(),
};
/** Exit code for an invalid command line. */
const MISUSE = 2;
const FAILURE = 1;

/** npm runs scripts in the project's folder; relative paths count from where npm was called. */
const calledFrom = process.env.INIT_CWD ?? process.cwd();

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** @throws {TypeError} naming the invalid option. */
function options(): Options {
  const { values } = parseArgs({ options: OPTIONS });
  for (const [name, value] of Object.entries(values)) {
    if (value === '') throw new TypeError(`Option '--${name} <value>' argument missing`);
    if (name in REPORTS && Object.keys(values).length > 1) {
      throw new TypeError(`Option '--${name}' takes no other option`);
    }
  }
  return values;
}

/** The metric's arguments, each path absolute. */
function metricArguments(values: Options): string[] {
  const given = { adapter: beside('adapter.ts'), ...values };
  return Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, resolve(calledFrom, value)] : [`--${name}`],
  );
}

async function main(): Promise<number> {
  let values: Options;
  try {
    values = options();
  } catch (error) {
    console.error((error as Error).message);
    return MISUSE;
  }
  const report = Object.entries(REPORTS).find(([name]) => name in values)?.[1];
  if (report !== undefined) {
    await report();
    return 0;
  }
  if (values.needs === undefined) return runMetric(values);
  try {
    return withoutHeldOut(resolve(calledFrom, values.needs), (needs, leftOut) => {
      if (leftOut > 0) console.log(`${leftOut} held-out needs are left out; --all counts them`);
      return runMetric({ ...values, needs });
    });
  } catch (error) {
    console.error((error as Error).message);
    return FAILURE;
  }
}

function runMetric(values: Options): number {
  if (values.data === undefined) return withDemoData((data) => runMetric({ ...values, data }));
  const args = [beside('metrics.mjs'), ...metricArguments(values)];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? FAILURE;
}

/** Runs `use` with a folder of everything that the metric reads unless told otherwise; removes it afterwards. */
function withDemoData<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'pathfinder-eval-'));
  try {
    writeFileSync(join(folder, 'directory.json'), JSON.stringify(demoRows));
    for (const file of ['professions.json', 'needs.dev.jsonl']) {
      copyFileSync(beside(file), join(folder, file));
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = await main();
