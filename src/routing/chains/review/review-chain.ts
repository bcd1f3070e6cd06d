/** The linter of chains: everything questionable about one, with the members there are now. Pure. */
import type { ReferralChain } from '../../../domain/referral-chain.ts';
import { rolesOf } from '../../../domain/role-sequence.ts';
import type { DirectoryIndex } from '../../directory-index.ts';
import type { ChainFinding } from './chain-finding.ts';
import { reviewRoles } from './review-roles.ts';
import { reviewScript } from './review-script.ts';
import { reviewTriggers, triggerOwners } from './review-triggers.ts';

export type ChainReviewer = (chain: ReferralChain) => ChainFinding[];

/** Whose trigger is whose is worked out once for all chains that are reviewed. */
export function chainReviewer({ directory, steps, chapter }: DirectoryIndex): ChainReviewer {
  const owners = triggerOwners(directory.chains);
  return (chain) => [
    ...reviewRoles(steps.fill(chain), steps, chapter),
    ...reviewScript(chain.script_template, rolesOf(chain).length),
    ...reviewTriggers(chain, owners),
  ];
}
