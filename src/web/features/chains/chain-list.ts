/** How chains are listed: search text and sort orders. Pure. */
import type { ReferralChain } from '../../../domain/referral-chain.ts';
import { byText } from '../../records/list/arrange.ts';
import type { ListShape } from '../../records/list/list-shape.ts';

export const chainList: ListShape<ReferralChain> = {
  searchText: (chain) =>
    [
      chain.scenario,
      chain.roles_sequence,
      chain.trigger_keywords,
      chain.notes,
      chain.script_template,
    ].join('\n'),
  sorts: [
    { label: 'Scenario', compare: byScenario },
    {
      label: 'Roles',
      compare: (one, other) =>
        byText(one.roles_sequence, other.roles_sequence) || byScenario(one, other),
    },
  ],
};

function byScenario(one: ReferralChain, other: ReferralChain): number {
  return byText(one.scenario, other.scenario);
}
