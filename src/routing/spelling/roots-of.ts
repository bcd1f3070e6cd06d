/** What may be left of a word without the beginning and the ending English lets anybody add to it. */

/** Not re-: it is what a misspelt 'realtor' begins with. */
const BEGINNING = /^(?:(?:un|mis)(?=.{5})|(?:out|over|under)(?=.{4}))/;

/** Not -er and -est: they are what a misspelt 'plumber' or 'dentist' ends in. */
const ENDINGS = ['', 'y', 'ly', 'ness', 'less', 'ful', 'ish'];

const SHORTEST_ROOT = 4;

/** @returns every root a lower-case word may have: 'twirl' and 'twir' of 'twirly', 'tidy' of 'untidily'. */
export function rootsOf(word: string): string[] {
  const start = word.replace(BEGINNING, '');
  return ENDINGS.filter((ending) => start.endsWith(ending))
    .map((ending) => start.slice(0, start.length - ending.length))
    .map((root) => (root === start ? root : root.replace(/i$/, 'y')))
    .filter((root) => root !== word && root.length >= SHORTEST_ROOT);
}
