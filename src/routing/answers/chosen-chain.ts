/**
 * The chain that a link or a visitor chose by its id: the one whose scenario is the need, or one that waits for the
 * open seat (L1).
 */
import { countedFor } from '../professions/counted-words.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { linkedChain, openSeatInChain } from '../texts/reasons.ts';
import { answered } from './answered.ts';
import { chainMatch } from './chain-match.ts';
import type { ChainOutcome, ContextualOutcome } from './outcome.ts';
import { professionReason } from './reason.ts';
import { answerWithTriggerChains } from './trigger-chains.ts';

/**
 * The chain that a link names: the need is its scenario, and the link has its id. The words of the scenario alone may
 * lead elsewhere: 'Kitchen or Bath Remodel' to a remodeler. Null when the search does not come from such a link, or
 * when its words find the chain anyway (C).
 */
export function answerWithLinkedChain(
  understood: UnderstoodNeed,
  chainId: string | null,
  index: DirectoryIndex,
): ContextualOutcome | null {
  if (chainId === null) return null;
  const chain = index.directory.chains.find(({ id }) => id === chainId);
  if (chain === undefined || chain.scenario !== understood.text) return null;
  const found = answerWithTriggerChains(understood, index);
  if (found?.chains.some((match) => match.chain.id === chainId)) return null;
  const asked = { score: 1, reason: linkedChain };
  const match = chainMatch(chain, index.steps.fill(chain), asked, understood.lead);
  return { mode: 'contextual', ...answered(understood, []), chains: [match] };
}

/**
 * The chain that the visitor chose among those waiting for the open seat (L1). Null when no chain
 * with this id waits for it: the chain was deleted, or the seat has been filled.
 * @param chainId null when no chain was chosen.
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
  const counted = countedFor(words, entry, index.trades.evidence);
  const reason = openSeatInChain(professionReason(understood, counted, entry, ''));
  return {
    mode: 'chain',
    ...answered(understood, counted),
    chain: chainMatch(chain, index.steps.fill(chain), { score: 1, reason }, lead),
    openSeat: entry.profession.name,
  };
}
