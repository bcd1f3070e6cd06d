/** The checks that may notice a planted fault, quickest first: unit tests, tests of single components, browser tests. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PlantedFault } from './planted-faults.ts';

export const CHECKS = ['unit', 'component', 'browser'] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  readonly name: CheckName;
  /** Null when all tests pass. */
  readonly run: () => Promise<Failure | null>;
}

export interface Failure {
  /** The tests that failed first, as they are reported. */
  readonly by: string;
  /** Runs only the failed tests again. */
  readonly passes: () => Promise<boolean>;
}

/** A fault may make tests hang: then they count as failed. */
const MAX_MS = 30 * 60_000;

/** Runs a command in the copy of the project. @returns whether it succeeded. */
export type Run = (command: string, args: readonly string[]) => Promise<boolean>;

/** @param show whether the output of the checks is shown. */
export function runnerIn(folder: string, show: boolean): Run {
  const bin = join(folder, 'node_modules/.bin');
  const node = join(folder, 'node_modules/node/bin');
  const env = { ...process.env, PATH: [node, bin, process.env.PATH].join(':') };
  return (command, args) =>
    new Promise((resolve, reject) => {
      // A group of its own, so that its servers and browsers end with it.
      const child = spawn(command, args, {
        cwd: folder,
        env,
        detached: true,
        stdio: show ? 'inherit' : 'ignore',
      });
      const stop = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
      const timer = setTimeout(stop, MAX_MS);
      process.once('exit', stop);
      child.once('error', reject);
      child.once('close', (code) => {
        clearTimeout(timer);
        process.off('exit', stop);
        resolve(code === 0);
      });
    });
}

/** @param folder the copy of the project. @param file the one with the fault, within it. */
export function checksFor(fault: PlantedFault, file: string, folder: string, run: Run): Check[] {
  const specs = (fault.specs ?? [])
    .map((spec) => `tests/e2e/${spec}`)
    .filter((spec) => existsSync(join(folder, spec)));
  const browser: Check = { name: 'browser', run: () => browserTests(specs, run) };
  return [...vitestChecks(fault, file, folder, run), ...(specs.length > 0 ? [browser] : [])];
}

function vitestChecks({ part }: PlantedFault, file: string, folder: string, run: Run): Check[] {
  const check = (name: CheckName, project: string, args: readonly string[]): Check => ({
    name,
    run: () => vitest(project, args, folder, run),
  });
  const related = ['related', '--run', file];
  if (part === 'sql') return [check('unit', 'server', ['run', 'tests/permissions'])];
  if (part === 'wire-server') return [check('unit', 'server', related)];
  const unit = check('unit', 'product', related);
  // Older commits have no tests of components.
  const hasComponents = readFileSync(join(folder, 'vitest.config.ts'), 'utf8').includes(
    "name: 'components'",
  );
  return hasComponents ? [unit, check('component', 'components', related)] : [unit];
}

async function vitest(
  project: string,
  args: readonly string[],
  folder: string,
  run: Run,
): Promise<Failure | null> {
  const only = ['--project', project];
  const report = join(folder, '.cache/planted.json');
  const reported = ['--bail', '1', '--reporter', 'json', '--outputFile', report];
  rmSync(report, { force: true });
  if (await run('vitest', [...args, ...only, ...reported])) return null;
  const failed = failedTests(report, folder);
  const files = [...new Set(failed.map(({ file }) => file))];
  const [first] = failed;
  return {
    by: first ? `${first.file}: ${first.title}` : 'no test: the run itself failed',
    passes: () => run('vitest', [...(files.length > 0 ? ['run', ...files] : args), ...only]),
  };
}

/** The parts of Vitest's report that matter here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function failedTests(report: string, folder: string) {
  if (!existsSync(report)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(folder, name);
    const titles = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    // A file that could not be loaded has a message instead.
    const [why = ''] = message.split('\n');
    return [...titles, ...(titles.length === 0 && why ? [why] : [])].map((title) => ({
      file,
      title,
    }));
  });
}

async function browserTests(specs: readonly string[], run: Run): Promise<Failure | null> {
  const test = ['test', ...specs, '--reporter', 'line'];
  const build = () => run('node', ['scripts/web-build.ts']);
  if (!(await build())) return { by: 'no test: the build failed', passes: build };
  if (await run('playwright', [...test, '-x'])) return null;
  return {
    by: specs.map((spec) => spec.replace('tests/e2e/', '')).join(', '),
    passes: async () => (await build()) && (await run('playwright', [...test, '--last-failed'])),
  };
}
