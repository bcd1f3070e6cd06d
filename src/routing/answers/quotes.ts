/** The quotes in a reason: the words of the need that counted most, in the order of the need (M9). */
import type { CountedWord } from '../professions/counted-words.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { listed } from '../texts/phrases.ts';
import { youTyped } from '../texts/reasons.ts';

export type Quotable = Pick<UnderstoodNeed, 'text' | 'words' | 'correction'>;

/** Consecutive words of the need: the places of the first and the last one. */
export interface Quote {
  readonly first: number;
  readonly last: number;
}

/** A reason must be readable at a glance: at most this many quotes, of at most this many words. */
export const MOST_QUOTES = 3;
const WORDS_PER_QUOTE = 6;

/** Plain words allowed inside a quote: 'roof is leaking'. */
const PLAIN_WORDS_BETWEEN = 2;

/** What may separate two words of a quote: no punctuation that ends a thought. */
const UNBROKEN = /^[\p{L}\p{N}\p{M}'’\s-]*$/u;

/** The quotes that counted most, at most `most` of them, in the order of the need. */
export function quotesOf(
  quotable: Quotable,
  counted: readonly CountedWord[],
  most = MOST_QUOTES,
): Quote[] {
  const quotes: { first: number; last: number; gain: number }[] = [];
  for (const { at, gain } of counted) {
    const quote = quotes.at(-1);
    if (quote !== undefined && reaches(quote, at, quotable)) {
      quote.last = at;
      quote.gain += gain;
    } else quotes.push({ first: at, last: at, gain });
  }
  return quotes
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.first - b.first);
}

/** Whether a quote can be extended to the word at this place. */
function reaches({ first, last }: Quote, at: number, { text, words }: Quotable): boolean {
  const between = words.slice(last + 1, at);
  return (
    at - first < WORDS_PER_QUOTE &&
    between.length <= PLAIN_WORDS_BETWEEN &&
    between.every(({ telling }) => !telling) &&
    UNBROKEN.test(text.slice(words[last]?.to, words[at]?.from))
  );
}

/** The text of a quote, and what was typed if a word was corrected: '"plumber" (you typed "plummer")'. */
export function quoteText({ first, last }: Quote, { text, words, correction }: Quotable): string {
  const said = words.slice(first, last + 1).map(({ typed }) => typed.toLowerCase());
  const typed = (correction?.words ?? [])
    .filter(({ to }) => to.split(' ').some((part) => said.some((word) => word.startsWith(part))))
    .map(({ from }) => `"${from}"`);
  const quote = `"${text.slice(words[first]?.from, words[last]?.to)}"`;
  return typed.length === 0 ? quote : youTyped(quote, listed(typed));
}
