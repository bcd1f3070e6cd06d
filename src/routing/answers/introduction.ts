/** The texts that introduce a member: to copy, to text, to mail (M11, M12, C7). */
import { contactOf } from '../../domain/contact.ts';
import type { Member } from '../../domain/member.ts';
import { shortenedAtWord } from '../text/shorten.ts';
import { firstName, leadName } from '../texts/phrases.ts';

/**
 * A script quotes at most this many characters of the need, so that people do not get their whole
 * story back.
 */
export const QUOTED_CHARACTERS = 100;

/**
 * Copy Intro: a short note to the person with the need (M11).
 * @param need null when the member was asked for by name (M7).
 */
export function memberIntro(member: Member, need: string | null, lead: string | undefined): string {
  const who = whoIs(member);
  const greeting = `Hi ${leadName(lead)},`;
  return paragraphs([
    need === null
      ? `${greeting} meet ${who} from our chapter.`
      : `${greeting} you mentioned "${quoted(need)}". ${who} is the person in our chapter I would call.`,
    reachedAt(member),
    `Tell ${firstName(member)} I sent you.`,
  ]);
}

/**
 * The script below the cards: a three-way introduction of the first member (M12).
 * @param need null when the member was asked for by name (M7).
 */
export function introductionScript(
  member: Member,
  need: string | null,
  lead: string | undefined,
): string {
  const first = firstName(member);
  const theLead = lead?.trim() || 'my friend here';
  return paragraphs([
    `Hi ${leadName(lead)},`,
    need === null
      ? `You asked for ${first}, so let me introduce you: meet ${whoIs(member)}.`
      : `You mentioned "${quoted(need)}", and I know just the person: meet ${whoIs(member)}.`,
    reachedAt(member),
    `${first}, ${theLead} ${need === null ? 'asked for you' : 'could use your help with this'}. Could the two of you find a time to talk this week?`,
    'I will let you take it from here.',
  ]);
}

/** Copy Intro Text of a chain's step (C7). */
export function stepIntro(
  member: Member,
  role: string,
  scenario: string,
  lead: string | undefined,
): string {
  return paragraphs([
    `Hi ${leadName(lead)}, about "${scenario}": meet ${member.member_name}${ofCompany(member)} (${role}).`,
    reachedAt(member),
    `Tell ${firstName(member)} I sent you.`,
  ]);
}

/** 'Garrett Holloway of Summit Crest Roofing (Residential Roofing)'. */
export function whoIs(member: Member): string {
  return `${member.member_name}${ofCompany(member)} (${member.profession_role})`;
}

function ofCompany({ company }: Member): string {
  return company === null ? '' : ` of ${company}`;
}

/** One line for each way to reach the member; '' when there is none. */
function reachedAt(member: Member): string {
  const { phone, email, website } = contactOf(member);
  return [phone && `Phone: ${phone}`, email && `Email: ${email}`, website && `Website: ${website}`]
    .filter(Boolean)
    .join('\n');
}

/** The need as a script quotes it. */
export function quoted(need: string): string {
  return shortenedAtWord(need, QUOTED_CHARACTERS);
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
