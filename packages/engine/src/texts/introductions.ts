/** The messages that introduce a member, and those of a chain (M11, M12, C6, C7). */

import { plural } from './language.ts';
import { leadName } from './phrases.ts';

export interface Introduced {
  /** As `who` writes it. */
  readonly who: string;
  readonly firstName: string;
  /** As `contactLines` writes them. */
  readonly contact: string;
}

/** 'Garrett Holloway of Summit Crest Roofing (Residential Roofing)'. */
export const who = (name: string, company: string | null, role: string) =>
  company === null ? `${name} (${role})` : `${name} of ${company} (${role})`;

/** One line for each way to reach a member; '' when there is none. */
export const contactLines = (phone: string | null, email: string | null, website: string | null) =>
  [phone && `Phone: ${phone}`, email && `Email: ${email}`, website && `Website: ${website}`]
    .filter(Boolean)
    .join('\n');

/**
 * Copy Intro, to the person with the need.
 * @param lead that person, as typed; here and below. @param need null when the member was asked for by name (M7).
 * @param isFromElsewhere whether the member belongs to a chapter other than ours.
 */
export const intro = (
  lead: string | undefined,
  need: string | null,
  { who, firstName, contact }: Introduced,
  isFromElsewhere: boolean,
) =>
  paragraphs([
    need === null
      ? `Hi ${leadName(lead)}, meet ${who}${isFromElsewhere ? '' : ' from our chapter'}.`
      : `Hi ${leadName(lead)}, you mentioned "${need}". ${who} is the person${isFromElsewhere ? '' : ' in our chapter'} I would call.`,
    contact,
    `Tell ${firstName} I sent you.`,
  ]);

/** Copy Intro Text of a chain's step. */
export const stepIntro = (
  lead: string | undefined,
  scenario: string,
  { who, firstName, contact }: Introduced,
) =>
  paragraphs([
    `Hi ${leadName(lead)}, about "${scenario}": meet ${who}.`,
    contact,
    `Tell ${firstName} I sent you.`,
  ]);

/** The script below the cards, addressed to both people. */
export const script = (
  lead: string | undefined,
  need: string | null,
  { who, firstName, contact }: Introduced,
) => {
  const theLead = lead?.trim() || 'my friend here';
  return paragraphs([
    `Hi ${leadName(lead)},`,
    need === null
      ? `You asked for ${firstName}, so let me introduce you: meet ${who}.`
      : `You mentioned "${need}", and I know just the person: meet ${who}.`,
    contact,
    need === null
      ? `${firstName}, ${theLead} asked for you. Could the two of you find a time to talk this week?`
      : `${firstName}, ${theLead} could use your help with this. Could the two of you find a time to talk this week?`,
    'I will let you take it from here.',
  ]);
};

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

// The messages of a chain (C6, C7).

/** Steps in the text of Copy Chain Intro. */
export const openStep = (role: string) => `${role} (open seat)`;
export const heldStep = (role: string, name: string) => `${role}: ${name}`;

/**
 * The Dynamic Intro Preview.
 * @param lead the person introduced, as typed. @param members the first ones as a list. @param others how many follow.
 */
export const preview = (
  lead: string | undefined,
  scenario: string,
  members: string,
  others: number,
) =>
  `Hi ${leadName(lead)}, for "${scenario}" I would like you to meet ${members}.${followers(others)}`;

const followers = (count: number) =>
  count === 0
    ? ''
    : plural(count, (n) => ({
        one: ' One more member can follow.',
        other: ` ${n} more members can follow.`,
      }));

/** The preview of a chain without members. @param holders of its open seats, as a list; '' if it has none. */
export const emptyPreview = (lead: string | undefined, holders: string) =>
  `Hi ${leadName(lead)}, we are still looking for ${holders || 'people for this'}.`;
