/**
 * Texts of an answer: why it names someone (M9), what it says of an open seat (O2), and where a suggestion leads (S13).
 * Quotes of the need come as one list: '"roof" and "leak"'.
 */
import { plural } from './language.ts';
import { oneOf } from './phrases.ts';

export const matches = (quotes: string) => `Matches ${quotes}`;
export const matchesIn = (quotes: string, where: string) => `Matches ${quotes} in ${where}`;
export const matchesInRoles = (quotes: string) => `Matches ${quotes} in its roles`;

/** One quote: what was typed where a word was corrected, and another word for the profession. */
export const youTyped = (quote: string, typed: string) => `${quote} (you typed ${typed})`;
export const quoteOfOtherWord = (quote: string, profession: string) =>
  `${quote} (another word for ${profession})`;

export const matchesOtherWord = (quotes: string, profession: string) =>
  `Matches ${quotes}, another word for ${profession}`;
export const matchesInRole = (quotes: string, role: string) =>
  `Matches ${quotes} in the role ${role}`;
export const matchesInCompany = (quotes: string, company: string) =>
  `Matches ${quotes} in the company name ${company}`;
export const matchesInOtherWord = (quotes: string, word: string, role: string) =>
  `Matches ${quotes} in "${word}", another word for ${role}`;

/** By the name of a person or a company: all of it, a part of it, or with a slip (M7). */
export const names = {
  person: {
    whole: (quotes: string, _name: string) => `Matches the name ${quotes}`,
    part: (quotes: string, name: string) => `Matches ${quotes} in the name ${name}`,
    slip: (quotes: string, name: string) => `Matches the name ${name} (you typed ${quotes})`,
  },
  company: {
    whole: (quotes: string, _name: string) => `Matches the company name ${quotes}`,
    part: matchesInCompany,
    slip: (quotes: string, name: string) =>
      `Matches the company name ${name} (you typed ${quotes})`,
  },
};

// What follows a reason.
export const andTrade = (reason: string, quotes: string, trade: string) =>
  `${reason} and ${quotes} in ${trade}`;
export const coveredSeat = (reason: string, profession: string) =>
  `${reason}, an open seat that ${profession} covers`;
export const openSeatInChain = (reason: string) => `${reason}, an open seat in this chain`;

export const butNot = (reason: string, quotes: string) => `${reason}, not ${quotes}`;
export const notKnown = (reason: string, quotes: string) => `${reason}. Not known: ${quotes}`;

export const linkedChain = 'The chain in the link you opened';

// Texts of an open seat. They claim only what is counted or plainly true (O2).

export const explanation = (profession: string) =>
  `This sounds like work for ${oneOf(profession)}, and no member of our chapter holds that seat yet.`;

/** @param waiting as `waitingFor` writes it; '' for no chain. */
export const invitation = (profession: string, waiting: string) =>
  [
    `Hi! Our local business-networking chapter has an open seat for ${oneOf(profession)}, and I thought of you.`,
    ...(waiting === '' ? [] : [waiting]),
    'Would you like to visit a meeting as my guest?',
  ].join(' ');

/** Says that the seat at home is open, for a member of another chapter (M13). @param chapter as `nearby` writes it, or its name. */
export const openAtHome = (profession: string, home: string, firstName: string, chapter: string) =>
  `No ${profession} in the ${home} chapter yet. ${firstName} is with ${chapter}.`;
export const nearby = (town: string) => `the nearby ${town} chapter`;

/** @param chains their scenarios as a list. */
export const waitingFor = (chains: string, count: number) =>
  plural(count, () => ({
    one: `Our referral chain ${chains} is waiting for this seat.`,
    other: `Our referral chains ${chains} are waiting for this seat.`,
  }));
/** The last part of such a list. */
export const moreChains = (count: number) => `${count} more`;

// Why a member may know someone for the seat.
export const sharesChain = (scenario: string) =>
  `Shares the referral chain "${scenario}" with this seat`;
export const neighbouringTrade = (trade: string) => `Works in a related trade: ${trade}`;

/** Where a suggestion leads, unless it leads to a profession (S13). */
export const inOurChapter = 'In our chapter';
export const chain = 'Chain';
export const openSeat = 'Open seat';
