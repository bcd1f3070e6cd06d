/** Names, roles and lists, worded for use inside a sentence. */
import type { Member } from 'domain/member.ts';
import { namePrefixes } from 'domain/name-prefixes.ts';

const PREFIXES = new RegExp(`^((${[...namePrefixes].join('|')})\\.?\\s+)+`, 'i');

/** 'Dr. Renee Cook' → 'Renee' (C6). */
export function firstName(member: Member): string {
  const plain = member.member_name.replace(PREFIXES, '');
  return plain.split(/\s+/)[0] || member.member_name;
}

/** A role inside a sentence: in lower case, except for 'DJ' and 'CPA'. */
export function roleInSentence(role: string): string {
  return role
    .split(' ')
    .map((word) => (/^[^a-z]*$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/**
 * Endings of words for a person, as opposed to a trade: 'our future photographer' reads well
 * without 'partner'.
 */
const PERSON =
  /(er|or|ist|ian|ant|(?<!m)ent|ney|man|smith|dj|cpa|mechanic|architect|coach|chef|nanny|mason|notary|nurse)$/i;

/** The future holder of an open seat: 'our future photographer', 'our future pest control partner' (C5). */
export function futureHolder(role: string): string {
  const said = roleInSentence(role);
  return `our future ${said}${PERSON.test(said) ? '' : ' partner'}`;
}

/**
 * Replaces the name of the person being introduced if none was given: fits 'Hi {lead}' and
 * 'Welcome, {lead}!' (C5).
 */
const NEUTRAL_LEAD = 'friend';

/** The name given, or the neutral wording (C5). */
export function leadName(lead: string | undefined): string {
  return lead?.trim() || NEUTRAL_LEAD;
}

/** A list in a sentence. @example listed(['Ann', 'Bo', 'Cy']) // 'Ann, Bo and Cy' */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A person in a list: 'Garrett Holloway (Roofer)'. */
export function inRole(name: string, role: string): string {
  return `${name} (${role})`;
}

/** Letters whose names begin with a vowel: 'an HVAC Technician'. */
const SPOKEN_VOWEL = /^([AEFHILMNORSX](?=[A-Z])|[aeio]|u(?!ni|s[ae]))/;

/** Endings of words for a business, of which there can be one: 'a Print Shop', but 'Pest Control'. */
const BUSINESS =
  /(agency|company|gallery|salon|school|service|shop|stand|studio|sweep|venue|yard)$/i;

/**
 * One holder of a profession; a trade without a word for a person or a business stays as it is.
 * @example oneOf('Electrician') // 'an Electrician'
 */
export function oneOf(profession: string): string {
  if (!PERSON.test(profession) && !BUSINESS.test(profession)) return profession;
  const [first = ''] = profession.split(' ');
  const isAcronym = first.length > 1 && first === first.toUpperCase();
  const said = isAcronym ? first : first.toLowerCase();
  return `${SPOKEN_VOWEL.test(said) ? 'an' : 'a'} ${profession}`;
}
