/** Common English: the words, and names of people, places and brands, that are never corrected (D1). */
import type { Word } from '../text/word.ts';

export interface CommonEnglish {
  has(word: Word): boolean;
  /** Whether a base form is listed as it is, as a word or a name: 'plume' is, 'pluming' is not. */
  hasForm(base: string): boolean;
  /** Whether it is a word of the language, not just a name. */
  hasWord(word: Word): boolean;
}

/** @param english stems, and names in capitals, separated by spaces; parsed on first use. */
export function commonEnglish(english: string): CommonEnglish {
  let keys: ReadonlySet<string> | undefined;
  const isListed = (key: string) => {
    keys ??= new Set(english.split(' '));
    return keys.has(key);
  };
  return {
    has: (word) => keysOf(word).some(isListed),
    hasForm: (base) => isListed(base) || isListed(base.toUpperCase()),
    hasWord: ({ stem }) => isListed(stem),
  };
}

/**
 * The keys a word is listed under: its stem as a word, its capitals as a name. A name is known in
 * this form only: 'Flores' does not make 'floring' a known word, while 'floor' does make 'floored'
 * one.
 * @example keysOf(wordOf('leaking')) // ['leak', 'LEAKING']
 */
export function keysOf({ base, stem }: Word): readonly [stem: string, name: string] {
  return [stem, base.toUpperCase()];
}

/** Not re-: a misspelt 'realtor' begins with it. */
const PREFIX = /^(?:(?:un|mis)(?=.{5})|(?:out|over|under)(?=.{4}))/;

/** Not -er and -est: a misspelt 'plumber' or 'dentist' ends with them. */
const SUFFIXES = ['', 'y', 'ly', 'ness', 'less', 'ful', 'ish'];

const SHORTEST_ROOT_LETTERS = 4;

/**
 * Every root a lower-case word may have once a prefix and a suffix are removed.
 * @example rootsOf('twirly') // ['twirl', 'twir']
 */
export function rootsOf(word: string): string[] {
  const start = word.replace(PREFIX, '');
  return SUFFIXES.filter((suffix) => start.endsWith(suffix))
    .map((suffix) => start.slice(0, start.length - suffix.length))
    .map((root) => (root === start ? root : root.replace(/i$/, 'y')))
    .filter((root) => root !== word && root.length >= SHORTEST_ROOT_LETTERS);
}
