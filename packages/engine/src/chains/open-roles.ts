/**
 * Roles of chains that no member fills (L1): the chains that wait for a profession, and roles that
 * are not a known profession.
 */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { append } from '../text/look-up.ts';
import { muteRuns, runsByStart } from '../text/runs.ts';
import { basesOf, tellingWords, type Word, wordsOf } from '../text/word.ts';
import type { StepFiller } from './chain-steps.ts';

export interface WaitingChains {
  /** Chains with an open step for the profession, in directory order, each once. */
  waitingFor(profession: ProfessionEntry): readonly ReferralChain[];
}

/**
 * A step is for a profession when its role is one of the profession's terms, word for word: a chain with a
 * 'Zebra Groomer' does not wait for a dog groomer.
 */
export function waitingChains(
  chains: readonly ReferralChain[],
  exact: ExactTerms,
  steps: Pick<StepFiller, 'fill'>,
): WaitingChains {
  const professionsOf = (role: string) => exact.owners(wordsOf(role));
  // Computed on first use: most needs find a member and never get here.
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

/** Roles that are not a term of any profession and that no member fills: 'Zebra Groomer'. */
export interface UnknownRoles {
  /**
   * The words of a need, where those that name such a role are no longer telling: they ask for that
   * role and are no evidence for a similar profession.
   */
  muteIn(words: readonly Word[]): readonly Word[];
}

export function unknownRoles(
  chains: readonly ReferralChain[],
  exact: ExactTerms,
  steps: Pick<StepFiller, 'candidates'>,
): UnknownRoles {
  const runs = [...new Set(chains.flatMap(rolesOf))]
    .filter((role) => exact.owners(wordsOf(role)).length === 0)
    .filter((role) => steps.candidates(role).length === 0)
    .map((role) => basesOf(wordsOf(role)));
  const anyLength = runsByStart(runs);
  const longer = runsByStart(runs.filter(({ length }) => length > 1));
  return {
    muteIn: (words) => {
      // Inside a longer need, a one-word role could mean anything: 'host' in 'host a party'.
      const telling = tellingWords(words).length;
      return muteRuns(words, telling === 1 ? anyLength : longer);
    },
  };
}
