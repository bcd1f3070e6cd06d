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
  return at < 0 ? words : words.map((word, i) => (i > at ? { ...word, inStory: true } : word));
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
  const lengths = Array.from({ length: LONGEST_TERM }, (_, i) => i + 1);
  const ends = lengths.map((length) => request.slice(-length));
  if (ends.some((end) => exact.titled(end).length > 0)) return true;
  if (ends.every((end) => exact.owners(end).length === 0)) return false;
  return purpose.some((_, i) =>
    lengths.some((length) => exact.titled(purpose.slice(i, i + length)).length > 0),
  );
}
