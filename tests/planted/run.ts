/**
 * `npm run planted [-- --only words] [-- --root folder] [-- --commit ref] [-- --checks unit,component,browser]
 * [-- --json file] [-- --show]`: plants each fault of planted-faults.ts in a copy of a commit, and shows which check
 * notices it first, or that none does. Tests that fail have noticed it if they fail again, and pass without it; so a
 * busy machine notices nothing. Types do not count. `--only` chooses by part or by words of the description, `--show`
 * shows the output of the checks.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS, type CheckName, checksFor, type Run, runnerIn } from './checks.ts';
import { copyProject } from './copy-project.ts';
import { findFault, type Source, withFault } from './find-fault.ts';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.ts';
import { readSources } from './read-sources.ts';

interface Result extends Pick<PlantedFault, 'what' | 'part' | 'rule'> {
  readonly file: string;
  /** Null when the fault survives all checks. */
  readonly noticedBy: CheckName | null;
  /** The first test that failed. */
  readonly test: string;
  /** Checks that also fail without the fault, or not every time: whether they notice it is not known. */
  readonly unclear: readonly CheckName[];
  readonly seconds: number;
}

const project = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    root: { type: 'string', default: project },
    commit: { type: 'string', default: 'HEAD' },
    checks: { type: 'string', default: CHECKS.join(',') },
    json: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const wanted = values.checks.split(',').map((name) => {
  const check = CHECKS.find((each) => each === name);
  if (check === undefined) throw new Error(`No check is called “${name}”.`);
  return check;
});
const chosen = PLANTED_FAULTS.filter(
  ({ part, what }) => part === values.only || what.includes(values.only),
);
if (chosen.length === 0) throw new Error(`No planted fault is about “${values.only}”.`);

const folder = copyProject(resolve(values.root), values.commit, join(project, 'node_modules'));
const remove = () => rmSync(folder, { recursive: true, force: true });
process.once('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results = await plantAll(chosen, runnerIn(folder, values.show));
summarize(results);
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);

async function plantAll(faults: readonly PlantedFault[], run: Run): Promise<Result[]> {
  const sources = readSources(folder);
  // All are found before the first is planted, so that a stale one is named at once.
  const places = faults.map((fault) => ({ fault, source: findFault(fault, sources) }));
  console.log('| fault | noticed by | seconds |\n| --- | --- | --- |');
  const done: Result[] = [];
  for (const { fault, source } of places) {
    const result = await plant(fault, source, run);
    const noticed = result.noticedBy ? `${result.noticedBy} (${result.test})` : survival(result);
    console.log(`| ${fault.what} | ${noticed} | ${result.seconds} |`);
    done.push(result);
  }
  return done;
}

async function plant(fault: PlantedFault, { path, text }: Source, run: Run): Promise<Result> {
  const file = join(folder, path);
  const start = performance.now();
  const unclear: CheckName[] = [];
  const result = (noticedBy: CheckName | null, test: string): Result => {
    const seconds = Math.round((performance.now() - start) / 1000);
    const { what, part, rule } = fault;
    return { what, part, rule, file: path, noticedBy, test, unclear, seconds };
  };
  for (const check of checksFor(fault, path, folder, run)) {
    if (!wanted.includes(check.name)) continue;
    writeFileSync(file, withFault(fault, text));
    const failure = await check.run();
    const failsAgain = failure !== null && !(await failure.passes());
    writeFileSync(file, text);
    if (failure === null) continue;
    if (failsAgain && (await failure.passes())) return result(check.name, failure.by);
    unclear.push(check.name);
  }
  return result(null, '');
}

function survival({ unclear }: Result): string {
  return unclear.length === 0
    ? 'survived'
    : `unclear: ${unclear.join(' and ')} tests failed anyway`;
}

function summarize(all: readonly Result[]): void {
  const ends = [...CHECKS, 'survived', 'unclear'];
  const endOf = ({ noticedBy, unclear }: Result) =>
    noticedBy ?? (unclear.length === 0 ? 'survived' : 'unclear');
  console.log(`\n| part | ${ends.join(' | ')} |\n| --- |${' --- |'.repeat(ends.length)}`);
  for (const part of [...new Set(all.map((result) => result.part)), 'all']) {
    const own = all.filter((result) => part === 'all' || result.part === part);
    const counts = ends.map((end) => own.filter((result) => endOf(result) === end).length);
    console.log(`| ${[part, ...counts].join(' | ')} |`);
  }
}
