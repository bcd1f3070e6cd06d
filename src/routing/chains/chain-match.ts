/** A chain as it is shown: its steps with members, and its texts (C4 to C7). */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import type { ChainMatch } from '../outcome.ts';
import { chainFlow, chainPreview } from '../scripts/chain-texts.ts';
import { fillTemplate } from '../scripts/fill-template.ts';
import { stepIntro } from '../scripts/introduction.ts';
import type { FilledStep } from './fill-steps.ts';

/** @param found its score, and why it is shown. */
export function chainMatch(
  chain: ReferralChain,
  steps: readonly FilledStep[],
  found: { readonly score: number; readonly reason: string },
  lead: string | undefined,
): ChainMatch {
  const { scenario, script_template } = chain;
  return {
    chain,
    score: found.score,
    reason: found.reason,
    steps: steps.map(({ role, member, isAtHome }, position) => ({
      step: position + 1,
      role,
      member,
      isAtHome,
      intro: member === null ? '' : stepIntro(member, role, scenario, lead),
    })),
    script: fillTemplate(script_template, steps, lead),
    preview: chainPreview(scenario, steps, lead),
    flow: chainFlow(scenario, steps),
  };
}
