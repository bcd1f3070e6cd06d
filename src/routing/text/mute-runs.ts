/** Takes runs of words out of the evidence, and leaves them in their place. */
import { type Runs, runsAt } from './runs.ts';
import { basesOf, type Word } from './word.ts';

/** The words, with those of every occurrence of a run no longer telling. */
export function muteRuns(words: readonly Word[], runs: Runs): readonly Word[] {
  const bases = basesOf(words);
  const muted = new Set<number>();
  bases.forEach((_, start) => {
    for (const { length } of runsAt(bases, start, runs)) {
      for (let i = 0; i < length; i++) muted.add(start + i);
    }
  });
  if (muted.size === 0) return words;
  return words.map((word, i) => (muted.has(i) ? { ...word, telling: false } : word));
}
