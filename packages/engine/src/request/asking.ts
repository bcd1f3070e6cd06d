/** What a request says, and which of the need's words say it. */
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { Part, Word } from '../text/word.ts';
import { isIn, type Span } from './clauses.ts';

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
  /** Whether words such as 'need a' come right before the name. */
  readonly isRequested: boolean;
  /** What the one who is asked for must be like, which no directory knows: 'spanish speaking'. */
  readonly described: readonly Part[];
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

/** The word as no part of what is asked for: it tells nothing. */
export function setAside(word: Word, standing: 'refused' | 'condition' | 'around'): Word {
  return { ...word, standing, telling: false };
}

/** The words, with those of the parts as refused. */
export function markRefused(words: readonly Word[], refused: readonly Span[]): Word[] {
  return words.map((word, i) => (isIn(i, refused) ? setAside(word, 'refused') : word));
}
