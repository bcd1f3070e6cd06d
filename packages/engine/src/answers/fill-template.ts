/** Fills the placeholders of a chain's script (C5). */
import type { FilledStep } from '../chains/fill-steps.ts';
import { futureHolder, leadName } from '../texts/phrases.ts';
import { PLACEHOLDER } from './placeholders.ts';

/** A step's role, with the member who fills it; null is an open seat. */
export type FilledRole = Pick<FilledStep, 'role' | 'member'>;

/** The text up to the beginning of a sentence: nothing, or a full stop and a space. */
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
