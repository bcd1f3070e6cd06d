/** What chains lose when members leave: the roles that no one fills any more (C4, P7). Pure. */
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { FilledStep } from '../chains/fill-steps.ts';

export interface LostRoles {
  readonly chain: ReferralChain;
  /** At least one, each once, in the chain's order. */
  readonly roles: readonly string[];
}

type Fill = (chain: ReferralChain) => readonly FilledStep[];

/**
 * The chains with a step that was filled before and is an open seat after.
 * @param before fills the steps with all members, `after` without those who leave.
 */
export function lostRoles(
  chains: readonly ReferralChain[],
  before: Fill,
  after: Fill,
): readonly LostRoles[] {
  return chains.flatMap((chain) => {
    const filled = before(chain);
    const lost = after(chain)
      .filter(({ member }, step) => member === null && filled[step]?.member != null)
      .map(({ role }) => role);
    return lost.length === 0 ? [] : [{ chain, roles: [...new Set(lost)] }];
  });
}
