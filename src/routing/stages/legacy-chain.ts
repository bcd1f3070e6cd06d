/** Third stage: a chain whose scenario or roles share words with the need (L). */
import { chainMatch } from '../chains/chain-match.ts';
import type { DirectoryIndex } from '../directory-index.ts';
import { countedAlike } from '../explanation/counted-words.ts';
import { quoteReason } from '../explanation/reason.ts';
import type { ChainOutcome } from '../outcome.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { answered } from './answered.ts';

/**
 * Null when no chain shares enough. A need that names a profession no member holds is an open seat,
 * unless it is a chain's scenario word for word (L1).
 */
export function answerWithLegacyChain(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): ChainOutcome | null {
  const { words, isUnfinished, professions, lead } = understood;
  const hit = index.legacy.find(words, isUnfinished);
  if (hit === null) return null;
  if (professions.length > 0 && !hit.isScenario) return null;
  const { chain, share, shared } = hit;
  const counted = countedAlike(words, shared);
  const where = hit.inScenario ? chain.scenario : 'its roles';
  const found = { score: share, reason: quoteReason(understood, counted, where) };
  return {
    mode: 'chain',
    ...answered(understood, counted),
    chain: chainMatch(chain, index.steps.fill(chain), found, lead),
    openSeat: null,
  };
}
