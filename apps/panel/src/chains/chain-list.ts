/** How chains are searched and sorted in their list. Pure. */
import { chainKind } from 'domain/chain-fields.ts';
import { searchTextOf } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { byText, type ListShape } from '../records/list/list-shape.ts';

export const chainList: ListShape<ReferralChain> = {
  searchText: (chain) => searchTextOf(chainKind, chain),
  sorts: [
    { label: 'Scenario', compare: byScenario },
    {
      label: 'Roles',
      compare: (one, other) =>
        byText(one.roles_sequence, other.roles_sequence) || byScenario(one, other),
    },
  ],
  filters: [],
  bulkFields: [],
};

function byScenario(one: ReferralChain, other: ReferralChain): number {
  return byText(one.scenario, other.scenario);
}
