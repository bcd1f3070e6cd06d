/** A chain that waits for the open seat a need names, when the visitor asked to see it (L1). */
import { chainMatch } from '../chains/chain-match.ts';
import type { DirectoryIndex } from '../directory-index.ts';
import { countedFor } from '../explanation/counted-words.ts';
import { professionReason } from '../explanation/reason.ts';
import type { ChainOutcome } from '../outcome.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { answered } from './answered.ts';

/**
 * Null when no chain of that id waits for the seat: it was deleted, or its seat is filled by now.
 * @param chainId the chain the visitor chose; null when none was chosen.
 */
export function answerWithWaitingChain(
  understood: UnderstoodNeed,
  chainId: string | null,
  index: DirectoryIndex,
): ChainOutcome | null {
  const { words, professions, lead } = understood;
  const entry = professions[0]?.entry;
  if (entry === undefined) return null;
  const chain = index.waiting.waitingFor(entry).find(({ id }) => id === chainId);
  if (chain === undefined) return null;
  const counted = countedFor(words, entry, index.knowledge.evidence);
  const reason = `${professionReason(understood, counted, entry, '')}, an open seat in this chain`;
  return {
    mode: 'chain',
    ...answered(understood, counted),
    chain: chainMatch(chain, index.steps.fill(chain), { score: 1, reason }, lead),
    openSeat: entry.profession.name,
  };
}
