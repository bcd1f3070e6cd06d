/** A chain as it is shown: its steps with members, and its texts (C4 to C7). */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import type { ChainMatch } from '../outcome.ts';
import { chainFlow, chainPreview } from '../scripts/chain-texts.ts';
import { type FilledRole, fillTemplate } from '../scripts/fill-template.ts';
import { stepIntro } from '../scripts/introduction.ts';

export function chainMatch(
  chain: ReferralChain,
  roles: readonly FilledRole[],
  found: { readonly score: number; readonly reason: string },
  lead: string | undefined,
): ChainMatch {
  const { scenario, script_template } = chain;
  return {
    chain,
    ...found,
    steps: roles.map(({ role, member }, position) => ({
      step: position + 1,
      role,
      member,
      intro: member === null ? '' : stepIntro(member, role, scenario, lead),
    })),
    script: fillTemplate(script_template, roles, lead),
    preview: chainPreview(scenario, roles, lead),
    flow: chainFlow(scenario, roles),
  };
}
