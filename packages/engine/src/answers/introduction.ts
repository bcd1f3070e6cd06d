/** The texts that introduce a member: to copy, to text, to mail (M11, M12, C7). */

import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import * as introductionTexts from '../texts/introductions.ts';
import { standInRole } from '../texts/leave.ts';
import { firstName } from '../texts/phrases.ts';

/**
 * A script quotes at most this many characters of the need, so that people do not get their whole
 * story back.
 */
export const QUOTED_CHARACTERS = 100;

/**
 * Copy Intro: a short note to the person with the need (M11).
 * @param need null when the member was asked for by name (M7).
 * @param isFromElsewhere whether the member belongs to another chapter (M13).
 * @param role as `introducedRole` writes it, for a member who stands in.
 * @example memberIntro(directory.members[0], 'roof leak', 'Sam').split('\n')[0] //
 * 'Hi Sam, you mentioned "roof leak". Garrett Holloway of Summit Crest Roofing (Residential Roofing) is the person in
 * our chapter I would call.'
 */
export function memberIntro(
  member: Member,
  need: string | null,
  lead: string | undefined,
  isFromElsewhere = false,
  role = member.profession_role,
): string {
  return introductionTexts.intro(
    lead,
    need && quoted(need),
    introduced(member, role),
    isFromElsewhere,
  );
}

/** The role given when a stand-in is introduced; undefined for anyone else (M15). */
export function introducedRole(
  standsInFor: Member | null,
  role = standsInFor?.profession_role ?? '',
): string | undefined {
  return standsInFor === null ? undefined : standInRole(standsInFor.member_name, role);
}

/**
 * The script below the cards: a three-way introduction of the first member (M12).
 * @param need, @param role as for `memberIntro`.
 */
export function introductionScript(
  member: Member,
  need: string | null,
  lead: string | undefined,
  role = member.profession_role,
): string {
  return introductionTexts.script(lead, need && quoted(need), introduced(member, role));
}

/** Copy Intro Text of a chain's step (C7). */
export function stepIntro(
  member: Member,
  role: string,
  scenario: string,
  lead: string | undefined,
): string {
  return introductionTexts.stepIntro(lead, scenario, introduced(member, role));
}

function introduced(member: Member, role: string): introductionTexts.Introduced {
  const { phone, email, website } = contactOf(member);
  return {
    who: introductionTexts.who(member.member_name, member.company, role),
    firstName: firstName(member),
    contact: introductionTexts.contactLines(phone, email, website),
  };
}

/** The need as a script quotes it. */
export function quoted(need: string): string {
  return shortenedAtWord(need, QUOTED_CHARACTERS);
}

// Shortens a text for quoting, after a whole word.

/** A cut at a word keeps at least this share of the length; a longer word is cut itself. */
const MIN_KEPT_SHARE = 0.5;

/** What may be left hanging at the end of a shortened text. */
const LOOSE_END = /[\s,;:.!?("'–—-]+$/u;

/**
 * At most `length` characters of the text and then `ellipsis`; a shorter text is unchanged. Only a word that
 * alone fills half of the length is cut, between two characters.
 * @example shortenedAtWord('a leak in the hallway', 14) // 'a leak in the…'
 */
export function shortenedAtWord(text: string, length: number, ellipsis = '…'): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length).join('');
  const isWhole = /\s/.test(characters[length] ?? '');
  const atWord = isWhole ? kept : kept.replace(/\s\S*$/, '');
  const shortened = [...atWord].length < length * MIN_KEPT_SHARE ? kept : atWord;
  return shortened.replace(LOOSE_END, '') + ellipsis;
}
