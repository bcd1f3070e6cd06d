/** The texts that introduce one member: to copy, to text, to mail (M11, M12, C7). */
import { contactOf } from '../../domain/contact.ts';
import type { Member } from '../../domain/member.ts';
import { leadName } from './fill-template.ts';
import { firstName, roleInSentence } from './names.ts';

/** Copy Intro: a short note to the person with the need (M11). */
export function memberIntro(member: Member, need: string, lead: string | undefined): string {
  return joined([
    `Hi ${leadName(lead)}, you mentioned "${need}".`,
    `${whoIs(member)} is the person I would call.`,
    reachable(member),
    `Mention that I sent you; ${firstName(member)} will take it from there.`,
  ]);
}

/** The script below the cards: a three-way introduction of the first member (M12). */
export function introductionScript(member: Member, need: string, lead: string | undefined): string {
  const first = firstName(member);
  const name = leadName(lead);
  const theLead = lead?.trim() ? name : 'my friend here';
  return [
    `Hi ${name},`,
    joined([
      `You mentioned "${need}", and I know just the person: meet ${whoIs(member)}.`,
      reachable(member),
    ]),
    joined([
      `${first}, ${theLead} could use your help with this.`,
      'Could you find a time to talk this week?',
    ]),
    'I will let you two take it from here.',
  ].join('\n\n');
}

/** Copy Intro Text of a chain's step (C7). */
export function stepIntro(
  member: Member,
  role: string,
  scenario: string,
  lead: string | undefined,
): string {
  return joined([
    `Hi ${leadName(lead)}, for the ${roleInSentence(role)} part of "${scenario}", meet ${whoIs(member)}.`,
    reachable(member),
  ]);
}

/** 'Garrett Holloway of Summit Crest Roofing (Residential Roofing)'. */
function whoIs(member: Member): string {
  const company = member.company === null ? '' : ` of ${member.company}`;
  const role = member.profession_role === '' ? '' : ` (${member.profession_role})`;
  return `${member.member_name}${company}${role}`;
}

function reachable(member: Member): string {
  const { phone, email, website } = contactOf(member);
  const ways = [phone && `by phone at ${phone}`, email && `by e-mail at ${email}`].filter(Boolean);
  const site = website && `More at ${website}`;
  const reach = ways.length > 0 && `You can reach ${firstName(member)} ${ways.join(' or ')}.`;
  return joined([reach, site && `${site} .`.replace(' .', '')]);
}

function joined(parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
