/** The quotes of a need that a reason is told by: the most telling ones, in the order of the need. */
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { listed } from '../text/listed.ts';
import type { CountedWord } from './counted-words.ts';

export type Quotable = Pick<UnderstoodNeed, 'need' | 'words' | 'correction'>;

/** Words of the need that stand together: their first and last place among all of them. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** A reason is read at a glance: this many quotes of this many words at most. */
export const MOST_QUOTES = 3;
const WORDS_PER_QUOTE = 6;

/** Plain words that may stand inside a quote: 'roof is leaking'. */
const PLAIN_WORDS_BETWEEN = 2;

/** What may part two words of one quote: nothing that ends a thought. */
const UNBROKEN = /^[\p{L}\p{N}\p{M}'’\s-]*$/u;

/** The runs that counted most, `most` of them at most, in order. */
export function quotedRuns(
  quotable: Quotable,
  counted: readonly CountedWord[],
  most = MOST_QUOTES,
): Run[] {
  const runs: { first: number; last: number; gain: number }[] = [];
  for (const { at, gain } of counted) {
    const run = runs.at(-1);
    if (run !== undefined && reaches(run, at, quotable)) {
      run.last = at;
      run.gain += gain;
    } else runs.push({ first: at, last: at, gain });
  }
  return runs
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.first - b.first);
}

function reaches({ first, last }: Run, at: number, { need, words }: Quotable): boolean {
  const between = words.slice(last + 1, at);
  return (
    at - first < WORDS_PER_QUOTE &&
    between.length <= PLAIN_WORDS_BETWEEN &&
    between.every(({ telling }) => !telling) &&
    UNBROKEN.test(need.slice(words[last]?.to, words[at]?.from))
  );
}

/** '"plumber" (you typed "plummer")': the run as the need has it, and how it was typed. */
export function quoted({ first, last }: Run, { need, words, correction }: Quotable): string {
  const said = words.slice(first, last + 1).map(({ typed }) => typed.toLowerCase());
  const typed = (correction?.words ?? [])
    .filter(({ to }) => to.split(' ').some((part) => said.some((word) => word.startsWith(part))))
    .map(({ from }) => `"${from}"`);
  const text = `"${need.slice(words[first]?.from, words[last]?.to)}"`;
  return typed.length === 0 ? text : `${text} (you typed ${listed(typed)})`;
}
