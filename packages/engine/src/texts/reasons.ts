/** Why an answer names a profession, a member or a chain (M9). Quotes of the need come as one list: '"roof" and "leak"'. */

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
