/** What is left of a word without the beginning and the ending English lets anybody add to it. */

/** Not re-: it is what a misspelt 'realtor' begins with. */
const BEGINNING = /^(?:(?:un|mis)(?=.{5})|(?:out|over|under)(?=.{4}))/;

/** Not -er and -est: they are what a misspelt 'plumber' or 'dentist' ends in. */
const ENDING = /(?:ly|ness|less|ful|ish|y)$/;

const SHORTEST_ROOT = 4;

/** @returns the root of a lower-case word ('gust' of 'gusty', 'tidy' of 'untidily'), or null. */
export function rootOf(word: string): string | null {
  const start = word.replace(BEGINNING, '');
  const stripped = start.replace(ENDING, '');
  const root = stripped === start ? start : stripped.replace(/i$/, 'y');
  return root === word || root.length < SHORTEST_ROOT ? null : root;
}
