/**
 * Separates a request from what it is for: 'bookkeeper for a small construction company' asks for a
 * bookkeeper, not for a builder.
 */
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import type { Word } from '../text/word.ts';
import { isClear } from './clarity.ts';

const FOR = 'for';

/** Least evidence for the trade that is asked for before 'for'. */
const MIN_EVIDENCE = 1;

/** Longest term that is looked for, in words. */
const LONGEST_TERM = 3;

/**
 * The words, with those after 'for' marked as story. Nothing is marked unless the words before it
 * name a trade clearly and end with one of its titles, or with another of its terms if a title
 * follows: 'yard signs for a realtor'.
 */
export function markPurpose(
  words: readonly Word[],
  { evidence: table, exact }: Pick<TradeKnowledge, 'evidence' | 'exact'>,
): readonly Word[] {
  const at = words.findIndex(({ base }) => base === FOR);
  if (at < 1) return words;
  const request = words.slice(0, at);
  const evidence = Math.max(...weighNeed(request, table));
  if (evidence < MIN_EVIDENCE || !isClear(request, evidence)) return words;
  if (!endsWithTrade(request, words.slice(at + 1), exact)) return words;
  return words.map((word, i) => (i > at ? { ...word, inStory: true } : word));
}

function endsWithTrade(
  request: readonly Word[],
  purpose: readonly Word[],
  exact: ExactTerms,
): boolean {
  const lengths = Array.from({ length: LONGEST_TERM }, (_, i) => i + 1);
  const ends = lengths.map((length) => request.slice(-length));
  if (ends.some((end) => exact.titled(end).length > 0)) return true;
  if (ends.every((end) => exact.owners(end).length === 0)) return false;
  return purpose.some((_, i) =>
    lengths.some((length) => exact.titled(purpose.slice(i, i + length)).length > 0),
  );
}
