/**
 * Runs of consecutive words: whether one text contains another ("contains" of M3), and finding
 * given runs in a text.
 */
import { append } from './look-up.ts';
import { basesOf, type Word } from './word.ts';

/** Letters the last word of the contained run needs to count as the start of a longer word (M3). */
const MIN_PREFIX_LETTERS = 3;

/**
 * True when `inner` is a run of whole words of `outer`. The last word of `inner` may be a prefix of
 * at least 3 letters (M3). Both are base forms. An empty `inner` is contained in nothing.
 */
export function containsRun(outer: readonly string[], inner: readonly string[]): boolean {
  if (inner.length === 0) return false;
  for (let start = 0; start + inner.length <= outer.length; start++) {
    if (runStartsAt(outer, inner, start)) return true;
  }
  return false;
}

function runStartsAt(outer: readonly string[], inner: readonly string[], start: number): boolean {
  const last = inner.length - 1;
  for (let i = 0; i < last; i++) {
    if (outer[start + i] !== inner[i]) return false;
  }
  const word = outer[start + last] as string;
  const wanted = inner[last] as string;
  return word === wanted || (wanted.length >= MIN_PREFIX_LETTERS && word.startsWith(wanted));
}

/** Like containsRun, but without the prefix: 'Weddington' does not contain 'wedding' (C1). */
export function containsWholeRun(outer: readonly string[], inner: readonly string[]): boolean {
  return positionOfRun(outer, inner) >= 0;
}

/**
 * The position in `outer` where `inner` first begins, whole words only; -1 if `outer` does not contain
 * it, or if it is empty.
 */
export function positionOfRun(outer: readonly string[], inner: readonly string[]): number {
  if (inner.length === 0) return -1;
  return outer.findIndex((_, start) => inner.every((word, i) => outer[start + i] === word));
}

/** True when both are the same words in the same order. */
export function sameRun(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

/** Runs of base forms, by their first word. */
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

/** The runs that begin at `start` and are there in full: 'lumber mill' does not contain 'Fort Mill'. */
export function runsAt(
  bases: readonly string[],
  start: number,
  runs: Runs,
): readonly (readonly string[])[] {
  const candidates = runs.get(bases[start] ?? '') ?? [];
  return candidates.filter((run) => run.every((word, i) => bases[start + i] === word));
}

/** The words, where those inside any of the runs are no longer telling. They keep their place. */
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

interface RunIndex {
  /**
   * Positions of the wordings that contain `run`, in order. If the run is unfinished, its last word
   * may be the start of a longer one (M3). A finished one is not: 'cat' does not find a caterer.
   */
  containing(run: readonly string[], isUnfinished: boolean): number[];
}

/**
 * Finds wordings that contain a run without comparing all of them.
 * @param wordings base forms of each wording.
 */
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

/** The sorted words that begin with `prefix` (binary search). */
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
