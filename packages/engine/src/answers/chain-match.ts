/** A chain as shown: its steps with members, and its texts (C4 to C7). */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { sequenceOf } from 'domain/role-sequence.ts';
import type { FilledStep } from '../chains/fill-steps.ts';
import * as chainTexts from '../texts/chains.ts';
import { firstName, futureHolder, inRole, listed } from '../texts/phrases.ts';
import { type FilledRole, fillTemplate } from './fill-template.ts';
import { stepIntro } from './introduction.ts';
import type { ChainMatch } from './outcome.ts';

/** The preview introduces at most this many members (C6). */
const PREVIEW_MEMBERS = 3;

/** @param found the chain's score, and the reason why it is shown. */
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

/** The text of Copy Chain Intro: each role with its member, in order (C7). */
export function chainFlow(scenario: string, roles: readonly FilledRole[]): string {
  const steps = roles.map(({ role, member }) =>
    member === null ? chainTexts.openStep(role) : chainTexts.heldStep(role, member.member_name),
  );
  return steps.length === 0 ? scenario : `${scenario}: ${sequenceOf(steps)}`;
}

/** The Dynamic Intro Preview: first names of up to 3 members (C6). */
export function chainPreview(
  scenario: string,
  roles: readonly FilledRole[],
  lead: string | undefined,
): string {
  const filled = roles.flatMap(({ role, member }) => (member === null ? [] : [{ role, member }]));
  const people = filled.slice(0, PREVIEW_MEMBERS);
  if (people.length === 0) {
    return chainTexts.emptyPreview(lead, listed(roles.map(({ role }) => futureHolder(role))));
  }
  const names = people.map(({ role, member }) => inRole(firstName(member), role));
  return chainTexts.preview(lead, scenario, listed(names), filled.length - people.length);
}
