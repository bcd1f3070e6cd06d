/** Words that are never corrected (D1): common English, and names that the directory does not have. Pure. */

import type { Knowledge } from '../knowledge/knowledge.ts';
import { beforeTown } from '../knowledge/place-words.ts';
import { append } from '../text/look-up.ts';
import { type Runs, runsByStart } from '../text/runs.ts';
import { basesOf, type Word, wordsOf } from '../text/word.ts';

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

// Names from outside the trades and the directory, ready for look-ups: Spanish ones and towns (D1, K1).

export interface OutsideNames {
  readonly foreignWords: ReadonlySet<string>;
  /** Spanish names of trades by their first word, longest first. */
  readonly spanish: ReadonlyMap<string, readonly SpanishName[]>;
  /** Names of towns that would be taken for something else, as base forms. */
  readonly towns: Runs;
}

export interface SpanishName {
  /** Its words in lower case, without accents. */
  readonly run: readonly string[];
  /** The trade's name, or an English title that several trades share. */
  readonly trade: string;
}

export function outsideNames({
  languages,
  towns: { names, likeThings },
}: Pick<Knowledge, 'languages' | 'towns'>): OutsideNames {
  const inTowns = likeThings.flatMap((town) =>
    Array.from(beforeTown, (before) => `${before} ${town}`),
  );
  return {
    foreignWords: new Set(languages.foreignWords),
    spanish: byFirstWord(languages.spanish),
    towns: runsByStart([...names, ...inTowns].map((name) => basesOf(wordsOf(name)))),
  };
}

function byFirstWord(namesByTrade: Readonly<Record<string, readonly string[]>>) {
  const names = new Map<string, SpanishName[]>();
  for (const [trade, texts] of Object.entries(namesByTrade)) {
    for (const text of texts) {
      const run = text.split(' ');
      append(names, run[0] as string, { run, trade });
    }
  }
  for (const list of names.values()) list.sort((a, b) => b.run.length - a.run.length);
  return names;
}
