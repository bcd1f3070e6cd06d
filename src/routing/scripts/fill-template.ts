/** Fills the placeholders of a chain's script (C5). */
import type { Member } from '../../domain/member.ts';
import { futureHolder, leadName } from './names.ts';
import { PLACEHOLDER } from './placeholders.ts';

export interface FilledRole {
  readonly role: string;
  readonly member: Member | null;
}

/** Where a sentence begins: at the start, or after a stop. */
const SENTENCE_START = /(^|[.!?]\s+)$/;

/**
 * Replaces {lead}, {roleN} and {roleN_name}; any other placeholder, and a step beyond the sequence,
 * is left as typed (C5). One pass over the template: what a member's data holds is never expanded.
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
