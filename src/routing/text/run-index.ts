/** Finds, among many wordings, those that contain a run of words (M3) without looking at all of them. */
import { append } from '../multimap.ts';
import { containsRun, containsWholeRun } from './contains.ts';

interface RunIndex {
  /**
   * Positions of the wordings that contain `run`, in order. Where it is unfinished, its last word
   * may be the start of a longer one (M3); a word known to be whole is none: 'cat' is no caterer.
   */
  containing(run: readonly string[], isUnfinished: boolean): number[];
}

/** @param wordings base forms of each wording. */
export function runIndex(wordings: readonly (readonly string[])[]): RunIndex {
  const positionsByWord = new Map<string, number[]>();
  wordings.forEach((bases, position) => {
    for (const base of new Set(bases)) append(positionsByWord, base, position);
  });
  const words = [...positionsByWord.keys()].sort();
  const candidates = (run: readonly string[], isUnfinished: boolean) => {
    const [first, ...rest] = run;
    if (first === undefined) return [];
    if (rest.length > 0 || !isUnfinished) return positionsByWord.get(first) ?? [];
    return wordsFrom(words, first).flatMap((word) => positionsByWord.get(word) ?? []);
  };
  return {
    containing: (run, isUnfinished) => {
      const contains = isUnfinished ? containsRun : containsWholeRun;
      const found = candidates(run, isUnfinished).filter((at) => contains(wordings[at] ?? [], run));
      return [...new Set(found)].sort((a, b) => a - b);
    },
  };
}

/** The sorted words that begin with `prefix`. */
function wordsFrom(words: readonly string[], prefix: string): string[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(prefix)) end++;
  return words.slice(low, end);
}
