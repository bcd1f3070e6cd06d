/**
 * The chain that a link names: the need is the chain's scenario, and the link has the chain's id. The words of the
 * scenario alone may lead elsewhere: 'Kitchen or Bath Remodel' to a remodeler.
 */
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { linkedChain } from '../texts/reasons.ts';
import { answered } from './answered.ts';
import { chainMatch } from './chain-match.ts';
import type { ContextualOutcome } from './outcome.ts';
import { answerWithTriggerChains } from './trigger-chains.ts';

/** Null when the search does not come from such a link, or when its words find the chain anyway (C). */
export function answerWithLinkedChain(
  understood: UnderstoodNeed,
  chainId: string | null,
  index: DirectoryIndex,
): ContextualOutcome | null {
  if (chainId === null) return null;
  const chain = index.directory.chains.find(({ id }) => id === chainId);
  if (chain === undefined || chain.scenario !== understood.need) return null;
  const found = answerWithTriggerChains(understood, index);
  if (found?.chains.some((match) => match.chain.id === chainId)) return null;
  const asked = { score: 1, reason: linkedChain };
  const match = chainMatch(chain, index.steps.fill(chain), asked, understood.lead);
  return { mode: 'contextual', ...answered(understood, []), chains: [match] };
}
