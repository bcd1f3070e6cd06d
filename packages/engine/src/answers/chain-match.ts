/** A chain as shown: its steps with members, and its texts (C4 to C7). */

import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { sequenceOf } from 'domain/role-sequence.ts';
import type { FilledStep } from '../chains/chain-steps.ts';
import { append } from '../text/look-up.ts';
import * as introductionTexts from '../texts/introductions.ts';
import { firstName, futureHolder, inRole, leadName, listed } from '../texts/phrases.ts';
import { introducedRole, stepIntro } from './introduction.ts';
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
    steps: steps.map(({ role, member, isAtHome, standsInFor, leave }, position) => ({
      step: position + 1,
      role,
      member,
      isAtHome,
      leave,
      intro:
        member === null
          ? ''
          : stepIntro(member, introducedRole(standsInFor, role) ?? role, scenario, lead),
    })),
    script: fillTemplate(script_template, steps, lead),
    preview: chainPreview(scenario, steps, lead),
    flow: chainFlow(scenario, steps),
  };
}

/** The text of Copy Chain Intro: each role with its member, in order (C7). */
export function chainFlow(scenario: string, roles: readonly FilledRole[]): string {
  const steps = roles.map(({ role, member }) =>
    member === null
      ? introductionTexts.openStep(role)
      : introductionTexts.heldStep(role, member.member_name),
  );
  return steps.length === 0 ? scenario : `${scenario}: ${sequenceOf(steps)}`;
}

/** The Dynamic Intro Preview: first names of up to 3 members, each once with all their roles (C6). */
export function chainPreview(
  scenario: string,
  roles: readonly FilledRole[],
  lead: string | undefined,
): string {
  const rolesOf = new Map<Member, string[]>();
  for (const { role, member } of roles) if (member !== null) append(rolesOf, member, role);
  const people = [...rolesOf].slice(0, PREVIEW_MEMBERS);
  if (people.length === 0) {
    return introductionTexts.emptyPreview(
      lead,
      listed(roles.map(({ role }) => futureHolder(role))),
    );
  }
  const names = people.map(([member, held]) => inRole(firstName(member), listed(held)));
  return introductionTexts.preview(lead, scenario, listed(names), rolesOf.size - people.length);
}

// Fills the placeholders of a chain's script (C5).

/** A step's role, with the member who fills it; null is an open seat. */
export type FilledRole = Pick<FilledStep, 'role' | 'member'>;

/** The text up to the beginning of a sentence: nothing, or the end of another one. */
const SENTENCE_START = /(^|[.!?]\s+)$/;

/**
 * Fills {lead}, {roleN} and {roleN_name}. Any other placeholder, or one of a step beyond the
 * sequence, stays as typed (C5). Members' data is inserted as text and never expanded again.
 * @param lead the person being introduced; a neutral wording when undefined or blank.
 * @example fillTemplate('Hi {lead}, meet our {role1}.', [{ role: 'Realtor', member: null }], 'Sam')
 *   // 'Hi Sam, meet our Realtor.'
 */
export function fillTemplate(
  template: string,
  roles: readonly FilledRole[],
  lead: string | undefined,
): string {
  return template.replace(
    PLACEHOLDER,
    (placeholder, kind: string, step: string, name: string, at: number) => {
      const text =
        kind === 'lead' ? leadName(lead) : roleText(roles[Number(step) - 1], name !== undefined);
      if (text === null) return placeholder;
      return SENTENCE_START.test(template.slice(0, at)) ? capitalised(text) : text;
    },
  );
}

function roleText(filled: FilledRole | undefined, isName: boolean): string | null {
  if (filled === undefined) return null;
  if (!isName) return filled.role;
  return filled.member?.member_name ?? futureHolder(filled.role);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A placeholder that can be filled: its kind, the digits of its step, and '_name' when the name is
 * wanted.
 */
export const PLACEHOLDER = /\{(lead|role(\d{1,3})(_name)?)\}/g;

/**
 * The placeholders available in a chain with this many steps: {lead}, then the role and the name of
 * each step.
 * @example placeholdersFor(1) // ['{lead}', '{role1}', '{role1_name}']
 */
export function placeholdersFor(steps: number): string[] {
  const numbers = Array.from({ length: steps }, (_, position) => position + 1);
  return ['{lead}', ...numbers.flatMap((step) => [`{role${step}}`, `{role${step}_name}`])];
}
