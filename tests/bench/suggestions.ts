/** How long suggestions take, for every prefix of every need in the dev file. */

import { demoChapter } from 'domain/demo';
import type { Directory } from 'domain/directory.ts';
import { createEngine, type Engine } from 'engine';
import { projectsKnowledge } from 'engine/testing';
import { devData } from '../../training/measure/sets.ts';
import { directoryOfSize } from './generate.ts';
import { quantile } from './quantile.ts';
import { median, table, targetTable } from './report.ts';

/** Begins more words of the table than any other letter, so its wordings take longest to read. */
const FIRST_LETTER = 's';

const SIZES = [48, 10_000, 100_000] as const;

/** Engines, each queried with every text once; a text's time is their median. */
const RUNS = 5;

/** Limit of the 99th percentile. */
const P99_LIMIT_MS = 2;

export interface SuggestionTimes {
  readonly members: number;
  /** Milliseconds of the first letter, which includes reading its wordings. */
  readonly first: number;
  /** Milliseconds per text. */
  readonly p50: number;
  readonly p99: number;
  readonly texts: number;
}

export async function measureSuggestions(): Promise<SuggestionTimes[]> {
  const needs = devData().needs.map((row) => row.need as string);
  const texts = needs.flatMap((need) => Array.from(need, (_, i) => need.slice(0, i + 1)));
  const rows: SuggestionTimes[] = [];
  for (const members of SIZES) {
    const directory = directoryOfSize(members);
    await timesOf(directory, texts);
    const runs: Awaited<ReturnType<typeof timesOf>>[] = [];
    while (runs.length < RUNS) runs.push(await timesOf(directory, texts));
    const times = texts.map((_, i) => median(runs.map((run) => run.times[i] ?? Number.NaN)));
    times.sort((a, b) => a - b);
    rows.push({
      members,
      first: median(runs.map((run) => run.first)),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      texts: texts.length,
    });
  }
  return rows;
}

/** Milliseconds that a new engine takes for its first letter and for each text. */
async function timesOf(directory: Directory, texts: readonly string[]) {
  const engine = createEngine(projectsKnowledge, directory, demoChapter);
  // The page builds the index before a letter is typed.
  engine.route('');
  // Loads the code, which a page has done before; a text this long begins no wording.
  await engine.suggest('x'.repeat(100));
  const first = await timeOf(engine, FIRST_LETTER);
  const times: number[] = [];
  for (const text of texts) times.push(await timeOf(engine, text));
  return { first, times };
}

async function timeOf(engine: Engine, text: string): Promise<number> {
  const start = performance.now();
  await engine.suggest(text);
  return performance.now() - start;
}

export function suggestionFigures(rows: readonly SuggestionTimes[]): string {
  const measured = table(
    ['members', 'first letter, ms', 'p50, ms', 'p99, ms', 'texts'],
    rows.map(({ members, first, p50, p99, texts }) => [
      members.toLocaleString('en-US'),
      first.toFixed(0),
      p50.toFixed(3),
      p99.toFixed(3),
      texts.toLocaleString('en-US'),
    ]),
  );
  const slowest = Math.max(...rows.map(({ p99 }) => p99));
  const target = {
    figure: 'p99 per text, worst size',
    target: `< ${P99_LIMIT_MS} ms`,
    measured: `${slowest.toFixed(3)} ms`,
    met: slowest < P99_LIMIT_MS,
  };
  return `${measured}\n\n${targetTable([target])}`;
}
