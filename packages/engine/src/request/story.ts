/**
 * Separates a request from the story around it. 'We just bought a house, the movers come Saturday, and now we need
 * someone to look at the furnace' is about the furnace; 'bookkeeper for a small construction company' asks for a
 * bookkeeper, not for a builder.
 */

import { ofPrices, reports } from '../knowledge/around-requests.ts';
import { isClear, pointsBack } from '../professions/certainty.ts';
import type { EvidenceTable } from '../professions/evidence-table.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { type Runs, runsAt } from '../text/runs.ts';
import { basesOf, stemsOf, type Word } from '../text/word.ts';
import { isPlace } from './beside-mention.ts';
import { type Clauses, isClauseStart, requestLengthAt, SEEKING, type Span } from './clauses.ts';
import type { Mention } from './named-trades.ts';

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
 * Begins a request in the middle of a clause too, unless the next word is telling: 'the magnolia needs thinning' is about
 * magnolias.
 */
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

/**
 * The place where a request ('we need', 'looking for') begins, with only plain words between `from` and it:
 * 'and now we need'. -1 when a telling word comes first.
 * @param requests phrases that begin a request, as base forms.
 */
export function requestAfter(words: readonly Word[], from: number, requests: Runs): number {
  const bases = basesOf(words);
  for (let i = from; i < words.length; i++) {
    if (requestLengthAt(bases, i, requests) > 0) return i;
    if (words[i]?.telling) return -1;
  }
  return -1;
}

/** Before a trade that somebody already has: 'the roofer', 'our painter'. */
const KNOWN_ONE: ReadonlySet<string> = new Set('the my our his her their'.split(' '));

/**
 * The trades that only report or caused what is wrong, and are not the answer: 'the roofer' in 'the roofer says the
 * gutters are the problem', 'our painter' in 'our painter broke the window'.
 * @param isNeed whether words name a trade clearly: without another need, the one who reports may be asked for.
 */
export function reporters(
  { words, bases, mentions }: Clauses,
  isNeed: (words: readonly Word[]) => boolean,
): Span[] {
  return mentions.filter(
    ({ from, to }) =>
      KNOWN_ONE.has(bases[from - 1] ?? '') &&
      reports.has(bases[to] ?? '') &&
      isNeed([...words.slice(0, from), ...words.slice(to)]),
  );
}

const FOR = 'for';

/** Minimum evidence for the trade named before 'for'. */
const MIN_EVIDENCE = 1;

/** From 'for' to the trade that it is for, itself included: 'for my new florist'. */
const MAX_WORDS_TO_TRADE = 3;

/** In words, of the terms that are searched for. */
const LENGTHS_OF_TERMS = [1, 2, 3];

type TradeTerms = Pick<TradeKnowledge, 'evidence' | 'exact'>;

interface Purpose {
  readonly words: readonly Word[];
  /** The trades of those it is for: who wants flowers for a dentist wants no dentist. */
  readonly isFor: readonly ProfessionEntry[];
}

/**
 * The words, with those after a 'for' marked as story: the first that follows a clearly named trade.
 * In 'looking for a bookkeeper for a builder', it is the second.
 * @param clauses the trades that the words name, and where each clause begins.
 */
export function markPurpose(
  words: readonly Word[],
  { mentions, starts }: Pick<Clauses, 'mentions' | 'starts'>,
  trades: TradeTerms,
): Purpose {
  const after = (at: number) =>
    mentions.filter(
      ({ from }) => from > at && from - at <= MAX_WORDS_TO_TRADE && (starts[from] as number) <= at,
    );
  const at = words.findIndex(({ base }, i) => {
    if (base !== FOR) return false;
    const request = words.slice(0, i);
    return namesTrade(request, words.slice(i + 1), trades) || isThing(request, after(i), trades);
  });
  if (at < 0) return { words, isFor: [] };
  return {
    words: words.map((word, i) => (i > at ? { ...word, standing: 'story' } : word)),
    isFor: after(at).flatMap(({ entries }) => entries),
  };
}

/**
 * Whether a request names a trade clearly and ends with one of its titles, or with another of its
 * terms if a title is in the purpose: 'yard signs for a realtor'.
 */
function namesTrade(
  request: readonly Word[],
  purpose: readonly Word[],
  { evidence: table, exact }: TradeTerms,
): boolean {
  const evidence = Math.max(...weighNeed(request, table));
  if (evidence < MIN_EVIDENCE || !isClear(request, evidence)) return false;
  if (endsOf(request).some((end) => exact.titled(end).length > 0)) return true;
  return endsWithTerm(request, exact) && hasTitle(purpose, exact);
}

/** Whether a trade's thing is wanted for another trade: 'flowers for my dentist', but not 'an appointment for a dentist'. */
function isThing(
  request: readonly Word[],
  isFor: readonly Mention[],
  { evidence: table, exact }: TradeTerms,
): boolean {
  if (isFor.length === 0 || ofPrices.has(request.at(-1)?.base ?? '')) return false;
  const evidence = Math.max(...weighNeed(request, table));
  return isClear(request, evidence) && endsWithTerm(request, exact);
}

/** Before the place of a trade, they say that the writer has it: 'my hair salon'. */
const WRITERS: ReadonlySet<string> = new Set(['my', 'our']);

/** Minimum evidence for another trade outside the name of the writer's own place. */
const MIN_EVIDENCE_BESIDE_OWN = 0.3;

/**
 * The trades of the writer's own places, where something else is asked for: who wants a loan for 'my hair salon' wants no
 * hair stylist.
 */
export function tradesOfOwnPlaces(
  words: readonly Word[],
  { mentions }: Pick<Clauses, 'mentions'>,
  { evidence: table }: Pick<TradeKnowledge, 'evidence'>,
): ProfessionEntry[] {
  const own = mentions.filter(isPlace).filter(({ from }) => isWantedFor(from, words));
  return own.flatMap(({ from, to, entries }) => {
    const beside = weighNeed([...words.slice(0, from), ...words.slice(to)], table);
    for (const { position } of entries) beside[position] = 0;
    return Math.max(0, ...beside) >= MIN_EVIDENCE_BESIDE_OWN ? entries : [];
  });
}

/** Whether the writer wants something for the place that begins there: 'sign for our small coffee shop', 'paint my salon'. */
function isWantedFor(place: number, words: readonly Word[]): boolean {
  const at = [place - 1, place - 2].find((i) => WRITERS.has(words[i]?.base ?? '')) ?? 0;
  const before = words[at - 1];
  return before?.base === FOR || before?.telling === true;
}

function endsWithTerm(request: readonly Word[], exact: ExactTerms): boolean {
  return endsOf(request).some((end) => exact.owners(end).length > 0);
}

/** The last words, one more each time. */
function endsOf(request: readonly Word[]): readonly (readonly Word[])[] {
  return LENGTHS_OF_TERMS.map((length) => request.slice(-length));
}

function hasTitle(purpose: readonly Word[], exact: ExactTerms): boolean {
  return purpose.some((_, i) =>
    LENGTHS_OF_TERMS.some((length) => exact.titled(purpose.slice(i, i + length)).length > 0),
  );
}
