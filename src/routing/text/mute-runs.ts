/** Takes runs of words out of the evidence, and leaves them in their place. */
import { sameRun } from './contains.ts';
import type { Word } from './word.ts';

/**
 * The words, with those of every `runs` occurrence no longer telling. Only whole runs are muted:
 * 'Fort Mill' is a place, a mill is not.
 */
export function muteRuns(words: readonly Word[], runs: readonly (readonly string[])[]): Word[] {
  const bases = words.map(({ base }) => base);
  const muted = new Set<number>();
  for (const run of runs) {
    for (let start = 0; start + run.length <= bases.length; start++) {
      if (!sameRun(bases.slice(start, start + run.length), run)) continue;
      run.forEach((_, i) => {
        muted.add(start + i);
      });
    }
  }
  return words.map((word, i) => (muted.has(i) ? { ...word, telling: false } : word));
}
