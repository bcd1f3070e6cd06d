/** A need cut into clauses, and which of its words make the request. */
import { asksOf, seeking } from '../knowledge/around-requests.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Part, type Word } from '../text/word.ts';
import type { Mention } from './named-trades.ts';

/** A text cut into words, with the place where the clause of each word begins. */
export interface Clauses {
  readonly text: string;
  readonly words: readonly Word[];
  /** Base forms of the words. */
  readonly bases: readonly string[];
  readonly starts: readonly number[];
  /** The trades that the text names. */
  readonly mentions: readonly Mention[];
}

/** The places from the first up to, not including, the second. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether a place lies in any of the spans. */
export const isIn = (at: number, spans: readonly Span[]) =>
  spans.some(({ from, to }) => at >= from && at < to);

const CLAUSE_END = /[.,;:!?()\n–—]|\s-/;
const JOINS_CLAUSES: ReadonlySet<string> = new Set(
  'and also plus then but so now because'.split(' '),
);

/** @param mentions the trades that the words name. */
export function clausesOf(
  text: string,
  words: readonly Word[],
  mentions: readonly Mention[],
): Clauses {
  return { text, words, bases: basesOf(words), starts: clauseStarts(words, text), mentions };
}

/** The place where each word's clause begins. */
function clauseStarts(words: readonly Word[], text: string): number[] {
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

/** Whether a word begins a clause: after punctuation, or after a word such as 'and'. */
export function isClauseStart(before: Word | undefined, word: Word, text: string): boolean {
  if (before === undefined) return true;
  return JOINS_CLAUSES.has(before.base) || CLAUSE_END.test(text.slice(before.to, word.from));
}

/** They begin a request even in the middle of a clause. */
export const SEEKING: Runs = runsByStart(seeking);

const ASKS_OF: Runs = runsByStart(asksOf);

/** The words of the longest request that begins at this place, also in the middle of a clause; 0 if none does. */
export function requestLengthAt(bases: readonly string[], at: number, requests: Runs): number {
  const lengths = [requests, SEEKING, ASKS_OF].flatMap((runs) =>
    runsAt(bases, at, runs).map(({ length }) => length),
  );
  return Math.max(0, ...lengths);
}

// What a request says, and which of the need's words say it.

export interface Asking {
  /** All words of the need, each with its standing. */
  readonly words: readonly Word[];
  /** The words of the request alone, in order. */
  readonly asked: readonly Word[];
  /**
   * The professions that are asked for by name; null when none is, or when several different ones are. Empty when a
   * member's role is asked for that is no known profession.
   */
  readonly named: readonly ProfessionEntry[] | null;
  /** The trades of those for whom a thing is wanted: never the answer. */
  readonly isFor: readonly ProfessionEntry[];
  /** Whether a request such as 'need a' leads to the name, or the text asks for it and for nothing else. */
  readonly isRequested: boolean;
  /** What the person asked for must be like, which no directory knows: 'spanish speaking'. */
  readonly described: readonly Part[];
  /** The languages that the person asked for must speak: 'Spanish'. */
  readonly languages: readonly string[];
}

/** Small words that only lead to what surrounds a request: 'in' of 'in Weddington'. */
const LEADS_AWAY: ReadonlySet<string> = new Set(
  'in near around at from off by outside and but for'.split(' '),
);

/** The words of the request alone. @param isNamed whether it names a trade: then its story is left out too. */
export function askedIn(words: readonly Word[], isNamed: boolean): Word[] {
  const asked = words.filter(
    ({ standing }) => standing === 'asked' || (standing === 'story' && !isNamed),
  );
  if (asked.length < words.length) while (LEADS_AWAY.has(asked.at(-1)?.base ?? '')) asked.pop();
  return asked;
}

/** The word, marked as outside the request: it no longer counts as evidence. */
export function setAside(word: Word, standing: 'refused' | 'condition' | 'around'): Word {
  return { ...word, standing, telling: false };
}

/** The words, with those of the parts set aside; by default, as refused. */
export function setAsideIn(
  words: readonly Word[],
  spans: readonly Span[],
  standing: 'refused' | 'around' = 'refused',
): Word[] {
  return words.map((word, i) => (isIn(i, spans) ? setAside(word, standing) : word));
}
