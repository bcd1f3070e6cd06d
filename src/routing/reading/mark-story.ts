/**
 * Separates a request from the story around it. 'We just bought a house, the movers come Saturday, and now we need someone
 * to look at the furnace' is about the furnace; 'bookkeeper for a small construction company' asks for a bookkeeper, not
 * for a builder.
 */
import type { EvidenceTable } from '../professions/evidence-table.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, stemsOf, type Word } from '../text/word.ts';
import { isClear, pointsBack } from './clarity.ts';

const CLAUSE_END = /[.,;:!?()\n–—]|\s-/;
const JOINS_CLAUSES: ReadonlySet<string> = new Set(
  'and also plus then but so now because'.split(' '),
);

/**
 * The words, with those of the story marked. Nothing is marked when there is no request or no
 * story, or when the request names nothing by itself: 'the roof leaks, can someone come today?'.
 * @param text the text the words were read from.
 * @param requests phrases that begin a request, as base forms.
 */
export function markStory(
  words: readonly Word[],
  text: string,
  requests: Runs,
  table: EvidenceTable,
): readonly Word[] {
  const { story, start } = requestIn(words, text, requests);
  const request = words.slice(start);
  const isStory = words.slice(story, start).some(({ telling }) => telling);
  if (!isStory || pointsBack(request)) return words;
  if (!isClear(request, Math.max(...weighNeed(request, table)))) return words;
  const asked = new Set(stemsOf(request));
  return words.map((word, i) =>
    i >= story && i < start && !asked.has(word.stem) ? { ...word, standing: 'story' } : word,
  );
}

/**
 * Phrases that begin a request even in the middle of a clause, as base forms: 'brewery looking for a
 * muralist' says who is asking before it says what for.
 */
const SEEKING: Runs = runsByStart(
  ['looking for', 'looking to', 'searching for', 'in search of', 'seeking', 'iso', 'want'].map(
    (phrase) => phrase.split(' '),
  ),
);

/** Also begins a request there, unless the next word is telling: 'the magnolia needs thinning' is about magnolias. */
const NEED = 'need';

/**
 * The place of the first request, and of the story before it: all words, or those of the same
 * clause if the request begins in its middle. Both are the end of the words if there is no request.
 */
function requestIn(words: readonly Word[], text: string, requests: Runs) {
  const bases = basesOf(words);
  let clause = 0;
  for (const [i, word] of words.entries()) {
    if (isClauseStart(words[i - 1], word, text)) {
      clause = i;
      const at = requestAfter(words, i, requests);
      if (at >= 0) return { story: 0, start: at };
    }
    const asks = word.base === NEED && words[i + 1]?.telling === false;
    if (asks || runsAt(bases, i, SEEKING).length > 0) return { story: clause, start: i };
  }
  return { story: words.length, start: words.length };
}

/** The place where each word's clause begins. */
export function clauseStarts(words: readonly Word[], text: string): number[] {
  let clause = 0;
  return words.map((word, i) => {
    if (isClauseStart(words[i - 1], word, text)) clause = i;
    return clause;
  });
}

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

function isClauseStart(before: Word | undefined, word: Word, text: string): boolean {
  if (before === undefined) return true;
  return JOINS_CLAUSES.has(before.base) || CLAUSE_END.test(text.slice(before.to, word.from));
}

/**
 * The place where a request ('we need', 'looking for') begins, with only plain words between `from` and it:
 * 'and now we need'. -1 when a telling word comes first.
 * @param requests phrases that begin a request, as base forms.
 */
export function requestAfter(words: readonly Word[], from: number, requests: Runs): number {
  const bases = basesOf(words);
  for (let i = from; i < words.length; i++) {
    if (runsAt(bases, i, requests).length > 0) return i;
    if (words[i]?.telling) return -1;
  }
  return -1;
}

const FOR = 'for';

/** Minimum evidence for the trade named before 'for'. */
const MIN_EVIDENCE = 1;

/** Longest term that is searched for, in words. */
const LONGEST_TERM_WORDS = 3;

/**
 * The words, with those after a 'for' marked as story: the first that follows a clearly named trade.
 * In 'looking for a bookkeeper for a builder', it is the second.
 */
export function markPurpose(
  words: readonly Word[],
  trades: Pick<TradeKnowledge, 'evidence' | 'exact'>,
): readonly Word[] {
  const at = words.findIndex(
    ({ base }, i) => base === FOR && namesTrade(words.slice(0, i), words.slice(i + 1), trades),
  );
  return at < 0 ? words : words.map((word, i) => (i > at ? { ...word, standing: 'story' } : word));
}

/**
 * Whether a request names a trade clearly and ends with one of its titles, or with another of its
 * terms if a title is in the purpose: 'yard signs for a realtor'.
 */
function namesTrade(
  request: readonly Word[],
  purpose: readonly Word[],
  { evidence: table, exact }: Pick<TradeKnowledge, 'evidence' | 'exact'>,
): boolean {
  const evidence = Math.max(...weighNeed(request, table));
  return (
    evidence >= MIN_EVIDENCE && isClear(request, evidence) && endsWithTrade(request, purpose, exact)
  );
}

function endsWithTrade(
  request: readonly Word[],
  purpose: readonly Word[],
  exact: ExactTerms,
): boolean {
  const lengths = Array.from({ length: LONGEST_TERM_WORDS }, (_, i) => i + 1);
  const ends = lengths.map((length) => request.slice(-length));
  if (ends.some((end) => exact.titled(end).length > 0)) return true;
  if (ends.every((end) => exact.owners(end).length === 0)) return false;
  return purpose.some((_, i) =>
    lengths.some((length) => exact.titled(purpose.slice(i, i + length)).length > 0),
  );
}
