/** Fills the placeholders of a chain's script (C5). */
import type { Member } from '../../domain/member.ts';
import { futureHolder } from './names.ts';

export interface FilledRole {
  readonly role: string;
  readonly member: Member | null;
}

/** How the person being referred is called when no name was given: fits 'Hi {lead}' and 'Welcome, {lead}!'. */
export const NEUTRAL_LEAD = 'friend';

const PLACEHOLDER = /\{(lead|role(\d{1,3})(_name)?)\}/g;

/**
 * Replaces {lead}, {roleN} and {roleN_name}; any other placeholder, and a step beyond the sequence,
 * is left as typed (C5). One pass over the template: what a member's data holds is never expanded.
 */
export function fillTemplate(
  template: string,
  roles: readonly FilledRole[],
  lead: string | undefined,
): string {
  const filled = template.replace(
    PLACEHOLDER,
    (placeholder, kind: string, step?: string, name?: string) => {
      if (kind === 'lead') return leadName(lead);
      const filledRole = roles[Number(step) - 1];
      if (filledRole === undefined) return placeholder;
      if (name === undefined) return filledRole.role;
      return filledRole.member?.member_name ?? futureHolder(filledRole.role);
    },
  );
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The name given, or the neutral wording. */
export function leadName(lead: string | undefined): string {
  return lead?.trim() || NEUTRAL_LEAD;
}
