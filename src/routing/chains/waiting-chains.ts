/** Which chains wait for an open seat (L1). Pure. */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/role-sequence.ts';
import { append } from '../multimap.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { wordsOf } from '../text/word.ts';
import type { StepFiller } from './fill-steps.ts';

export interface WaitingChains {
  /** Chains with an open step for the profession, in directory order, each once. */
  waitingFor(profession: ProfessionEntry): readonly ReferralChain[];
}

/**
 * A step is for a profession when its role is one of the profession's terms, word for word: a chain
 * that needs a 'Zebra Groomer' does not wait for a dog groomer.
 */
export function waitingChains(
  chains: readonly ReferralChain[],
  exact: ExactTerms,
  steps: Pick<StepFiller, 'fill'>,
): WaitingChains {
  const professionsOf = (role: string) => exact.owners(wordsOf(role));
  // Most needs find a member, so this is worked out only when one does not.
  let naming: ReadonlyMap<ProfessionEntry, readonly ReferralChain[]> | undefined;
  return {
    waitingFor: (profession) => {
      naming ??= chainsByProfession(chains, professionsOf);
      return (naming.get(profession) ?? []).filter((chain) =>
        steps
          .fill(chain)
          .some(({ role, member }) => member === null && professionsOf(role).includes(profession)),
      );
    },
  };
}

function chainsByProfession(
  chains: readonly ReferralChain[],
  professionsOf: (role: string) => readonly ProfessionEntry[],
): Map<ProfessionEntry, ReferralChain[]> {
  const naming = new Map<ProfessionEntry, ReferralChain[]>();
  for (const chain of chains) {
    const named = new Set(rolesOf(chain).flatMap(professionsOf));
    for (const profession of named) append(naming, profession, chain);
  }
  return naming;
}
