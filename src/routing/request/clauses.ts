/** Cuts the words of a text into clauses, and finds where a request begins in them. Looks at plain words and punctuation. */
import { type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';
import type { Mention } from './named-trades.ts';

/** A text cut into words, with the place where the clause of each word begins. */
export interface Clauses {
  readonly text: string;
  readonly words: readonly Word[];
  readonly starts: readonly number[];
  /** The trades that the text names. */
  readonly mentions: readonly Mention[];
}

/** The places from the first up to, not including, the second. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const isIn = (at: number, spans: readonly Span[]) =>
  spans.some(({ from, to }) => at >= from && at < to);

const CLAUSE_END = /[.,;:!?()\n–—]|\s-/;
const JOINS_CLAUSES: ReadonlySet<string> = new Set(
  'and also plus then but so now because'.split(' '),
);

/** The place where each word's clause begins. */
export function clauseStarts(words: readonly Word[], text: string): number[] {
  let clause = 0;
  return words.map((word, i) => {
    if (isClauseStart(words[i - 1], word, text)) clause = i;
    return clause;
  });
}

/** The place after the last word of the clause. */
export function clauseEnd(at: number, starts: readonly number[]): number {
  const next = starts.findIndex((start, i) => i > at && start > at);
  return next < 0 ? starts.length : next;
}

export function isClauseStart(before: Word | undefined, word: Word, text: string): boolean {
  if (before === undefined) return true;
  return JOINS_CLAUSES.has(before.base) || CLAUSE_END.test(text.slice(before.to, word.from));
}

/**
 * Phrases that begin a request even in the middle of a clause, as base forms: 'brewery looking for a
 * muralist' says who is asking before it says what for.
 */
export const SEEKING: Runs = runsByStart(
  ['looking for', 'looking to', 'searching for', 'in search of', 'seeking', 'iso', 'want'].map(
    (phrase) => phrase.split(' '),
  ),
);

/** Asks for somebody who is named next, and would not begin the request of a thing: 'a second opinion from a roofer'. */
const ASKS_OF: Runs = runsByStart(
  [
    ...['opinion from', 'quote from', 'estimate from', 'bid from', 'advice from', 'help from'],
    ...[
      'hear about',
      'hear of',
      'told about',
      'name of',
      'number for',
      'number of',
      'contact for',
      'word on',
    ],
    ...[
      'introduce me to',
      'introduce u to',
      'point me to',
      'point me toward',
      'connect me with',
      'put me in touch with',
    ],
    ...[
      'what do',
      'what doe',
      'how much do',
      'how much doe',
      'how much is',
      'how much for',
      'cost of',
      'price of',
    ],
    ...[
      'group ha',
      'group have',
      'chapter have',
      'chapter ha',
      'in touch with',
      'asked for',
      'ask for',
      'asking for',
      'asking around for',
      'member is',
      'hire',
      'book',
      'trust',
      'like your',
      'love your',
    ],
  ].map((phrase) => phrase.split(' ')),
);

/** The words of the longest request that begins at this place, also in the middle of a clause; 0 if none does. */
export function requestLengthAt(words: readonly Word[], at: number, requests: Runs): number {
  const bases = basesOf(words);
  const lengths = [requests, SEEKING, ASKS_OF].flatMap((runs) =>
    runsAt(bases, at, runs).map(({ length }) => length),
  );
  return Math.max(0, ...lengths);
}
