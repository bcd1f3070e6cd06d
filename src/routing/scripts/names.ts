/** How people and roles are called inside a sentence. */
import type { Member } from '../../domain/member.ts';

const HONORIFIC = /^(dr|mr|mrs|ms|miss|prof|rev)\.?\s+/i;

/** 'Dr. Renee Cook' → 'Renee' (C6). */
export function firstName(member: Member): string {
  const plain = member.member_name.replace(HONORIFIC, '');
  return plain.split(/\s+/)[0] || member.member_name;
}

/** A role inside a sentence: lower case, but 'DJ' and 'CPA' stay as they are. */
export function roleInSentence(role: string): string {
  return role
    .split(' ')
    .map((word) => (/^[^a-z]*$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** Words that call a person, not a trade: 'our future photographer' reads well as it is. */
const CALLS_A_PERSON = /(er|or|ist|ian|ant|ent|ney|man|smith|dj|cpa)$/i;

/** An open seat's holder-to-be: 'our future photographer', 'our future pest control partner' (C5). */
export function futureHolder(role: string): string {
  const said = roleInSentence(role);
  return `our future ${said}${CALLS_A_PERSON.test(said) ? '' : ' partner'}`;
}

/** The person being referred when no name was given: fits 'Hi {lead}' and 'Welcome, {lead}!' (C5). */
const NEUTRAL_LEAD = 'friend';

/** The name given, or the neutral wording (C5). */
export function leadName(lead: string | undefined): string {
  return lead?.trim() || NEUTRAL_LEAD;
}
