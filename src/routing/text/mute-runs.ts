/** Takes runs of words out of the evidence, and leaves them in their place. */
import { append } from '../multimap.ts';
import { basesOf, type Word } from './word.ts';

/** Runs of base forms, found by their first word. */
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

/**
 * The words, with those of every occurrence of a run no longer telling. Only whole runs are muted:
 * 'Fort Mill' is a place, a mill is not.
 */
export function muteRuns(words: readonly Word[], runs: Runs): readonly Word[] {
  const bases = basesOf(words);
  const muted = new Set<number>();
  bases.forEach((base, start) => {
    for (const run of runs.get(base) ?? []) {
      if (!run.every((word, i) => bases[start + i] === word)) continue;
      for (let i = 0; i < run.length; i++) muted.add(start + i);
    }
  });
  if (muted.size === 0) return words;
  return words.map((word, i) => (muted.has(i) ? { ...word, telling: false } : word));
}
