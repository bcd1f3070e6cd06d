/**
 * Messages that ask: the visitor's own request to a member, a friend for consent before a number is passed on, and a
 * member who may know the right person. The texts that introduce are in introduction.ts.
 */

import type { Member } from 'domain/member.ts';
import { messageLength, plainForMessage } from '../text/text-message.ts';
import { who } from '../texts/introductions.ts';
import * as messageTexts from '../texts/messages.ts';
import { firstName, inRole, leadName, listed } from '../texts/phrases.ts';
import { QUOTED_CHARACTERS, quoted, shortenedAtWord } from './introduction.ts';

/**
 * A need is not shortened below this many characters: a message that still does not fit takes two texts and quotes
 * more of the need.
 */
const MIN_NEED_CHARACTERS = 24;

/** A chain's request for consent names this many members; the others are counted. */
const MAX_NAMED = 3;

/** How a need begins that says what the message says as well: 'I need help with "need help with my taxes"'. */
const ASKS_FOR_HELP = /^(?:(?:i|we)\s+)?(?:need|want|could use)\s+(?:some\s+)?help\s+with\s+/i;

/** A member, in the role for which the answer names them. */
export interface Named {
  readonly member: Member;
  readonly role: string;
}

/**
 * For the visitor's own need: a message to the member, in the first person. It fits one text message if name, need
 * and time allow: for a long need a shorter wording is used first, then the need is cut after a whole word.
 * @param need null when the member was asked for by name (M7).
 * @param bestTime when the visitor can be reached, as typed; '' to leave it out.
 * @example requestToMember(directory.members[0], 'roof leak', '') //
 * 'Hi Garrett, I need help with "roof leak" and found you in the chapter directory. Could you call me? Thank you!'
 */
export function requestToMember(member: Member, need: string | null, bestTime: string): string {
  const name = plainForMessage(firstName(member));
  const time = plainForMessage(bestTime).replace(/[.!,;]+$/, '');
  if (need === null) return messageTexts.requestByName(name, time);
  const said = sayable(need.replace(ASKS_FOR_HELP, ''));
  const whole = messageTexts.request(name, said, time);
  if (isOneText(whole)) return whole;
  return inOneText(said, (part) => messageTexts.shortRequest(name, part, time));
}

/**
 * Asks the person with the need before their number is passed on.
 * @param people those who would get the number; at least one.
 * @param need null when the member was asked for by name (M7).
 * @example consentRequest([{ member: directory.members[0], role: 'Roofer' }], 'roof leak', 'Sam') //
 * 'Hi Sam, about "roof leak": Garrett Holloway of Summit Crest Roofing (Roofer) could help. Is it all
 * right if I give Garrett your number?'
 */
export function consentRequest(
  people: readonly Named[],
  need: string | null,
  lead: string | undefined,
): string {
  const [first, ...others] = people;
  if (first === undefined) return '';
  const friend = leadName(lead);
  if (others.length > 0) {
    const members = listOf(people);
    return need === null
      ? messageTexts.consentToManyByName(friend, members)
      : messageTexts.consentToMany(friend, quoted(need), members);
  }
  const { member, role } = first;
  const introduced = who(member.member_name, member.company, role);
  const name = firstName(member);
  return need === null
    ? messageTexts.consentByName(friend, introduced, name)
    : messageTexts.consent(friend, quoted(need), introduced, name);
}

/** 'Camille Duarte (Event Planner), Reggie Boudreaux (Caterer) and 2 more members of our chapter'. */
function listOf(people: readonly Named[]): string {
  const names = people.map(({ member, role }) => inRole(member.member_name, role));
  const others = names.length - MAX_NAMED;
  if (others <= 0) return listed(names);
  return listed([...names.slice(0, MAX_NAMED), messageTexts.moreMembers(others)]);
}

/**
 * Asks a member whether they know someone for an open seat.
 * @param profession the seat: 'Photographer'.
 * @example questionAboutSeat(directory.members[0], 'family pictures', 'Photographer') //
 * `Hi Garrett, do you know someone who could help with "family pictures"? Our chapter has an open seat for a
 * Photographer.`
 */
export function questionAboutSeat(member: Member, need: string, profession: string): string {
  const name = plainForMessage(firstName(member));
  return inOneText(sayable(need), (said) => messageTexts.questionAboutSeat(name, said, profession));
}

/** A need as it can be quoted in a text message. */
function sayable(need: string): string {
  return plainForMessage(need).replaceAll('"', "'");
}

/** The message with as much of the need as one text message holds. */
function inOneText(need: string, write: (part: string) => string): string {
  const most = Math.min([...need].length, QUOTED_CHARACTERS);
  const part = (length: number) => write(shortenedAtWord(need, length, '...'));
  for (let length = most; length >= Math.min(most, MIN_NEED_CHARACTERS); length -= 1) {
    if (isOneText(part(length))) return part(length);
  }
  return part(most);
}

function isOneText(text: string): boolean {
  return messageLength(text).messages === 1;
}
