/** The messages that ask (packages/engine/src/answers/messages.ts). Those meant for one text message must stay short. */
import { plural } from './language.ts';
import { oneOf } from './phrases.ts';

/** The visitor's own request to a member. @param time when to call, as typed; '' to leave it out. */
export const requestByName = (firstName: string, time: string) =>
  `Hi ${firstName}, I found you in the chapter directory and would like to talk with you. Could you call me?${bestTime(time)} Thank you!`;
export const request = (firstName: string, need: string, time: string) =>
  `Hi ${firstName}, I need help with "${need}" and found you in the chapter directory. Could you call me?${bestTime(time)} Thank you!`;
export const shortRequest = (firstName: string, need: string, time: string) =>
  `Hi ${firstName}, can you help with "${need}"? Please call me.${bestTime(time)} Thank you!`;

const bestTime = (time: string) => (time === '' ? '' : ` Best time: ${time}.`);

/** Asks the person with the need before their number is passed on. */
export const consentByName = (lead: string, member: string, firstName: string) =>
  `Hi ${lead}, you asked for ${member}. Is it all right if I give ${firstName} your number?`;
export const consent = (lead: string, need: string, member: string, firstName: string) =>
  `Hi ${lead}, about "${need}": ${member} could help. Is it all right if I give ${firstName} your number?`;
export const consentToManyByName = (lead: string, members: string) =>
  `Hi ${lead}, ${members} could help. Is it all right if I give them your number?`;
export const consentToMany = (lead: string, need: string, members: string) =>
  `Hi ${lead}, about "${need}": ${members} could help. Is it all right if I give them your number?`;
/** The last part of a list of members. */
export const moreMembers = (count: number) =>
  plural(count, (n) => ({
    one: `${n} more member of our chapter`,
    other: `${n} more members of our chapter`,
  }));

/** Asks a member whether they know someone for an open seat. */
export const questionAboutSeat = (firstName: string, need: string, profession: string) =>
  `Hi ${firstName}, do you know someone who could help with "${need}"? Our chapter has an open seat for ${oneOf(profession)}.`;
