/** Roles of chains that are no known profession and that no member fills: 'Zebra Groomer' (L1). Pure. */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/role-sequence.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import { muteRuns } from '../text/mute-runs.ts';
import { runsByStart } from '../text/runs.ts';
import { basesOf, tellingWords, type Word, wordsOf } from '../text/word.ts';
import type { StepFiller } from './fill-steps.ts';

export interface UnknownRoles {
  /**
   * The words of a need, with those that name such a role no longer telling: they ask for that role
   * and say nothing about a similar profession.
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
      // A role of one word could mean anything inside a longer need: 'host' of 'host a party'.
      const telling = tellingWords(words).length;
      return muteRuns(words, telling === 1 ? anyLength : longer);
    },
  };
}
