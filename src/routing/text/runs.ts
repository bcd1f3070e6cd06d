/** Runs of words, found by their first word. */
import { append } from '../multimap.ts';

/** Runs of base forms. */
export type Runs = ReadonlyMap<string, readonly (readonly string[])[]>;

/** @param runs base forms of each run. */
export function runsByStart(runs: Iterable<readonly string[]>): Runs {
  const byStart = new Map<string, (readonly string[])[]>();
  for (const run of runs) {
    const [first] = run;
    if (first !== undefined) append(byStart, first, run);
  }
  return byStart;
}

/** The runs that begin at `start` and are there whole: 'Fort Mill' is not in 'lumber mill'. */
export function runsAt(
  bases: readonly string[],
  start: number,
  runs: Runs,
): readonly (readonly string[])[] {
  const candidates = runs.get(bases[start] ?? '') ?? [];
  return candidates.filter((run) => run.every((word, i) => bases[start + i] === word));
}
