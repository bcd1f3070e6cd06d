/**
 * What signs are made of: a word, words of which one will do ('outlet/socket'), or a named group ('<child>').
 * Words are compared by their stems, or as they are written where the data says so.
 */
import { append } from '../multimap.ts';
import { stemOf } from '../text/stem.ts';
import { singular } from '../text/word.ts';
import type { DangerWording } from './danger-knowledge.ts';

export interface Term {
  /** Keys of its own words. */
  readonly keys: ReadonlySet<string>;
  /** Names of the groups that it takes a word of. */
  readonly groups: readonly string[];
}

/** A word of a text, as terms see it. */
export interface ReadWord {
  /** Its stem and its form; of a slip, those of every word that may be meant. */
  readonly keys: readonly string[];
  /** The stems among them. */
  readonly stems: readonly string[];
  /** Names of the groups it belongs to. */
  readonly groups: ReadonlySet<string>;
}

/** Written before a word that is meant in this form only: '=fired' is not 'fire'. */
const EXACT = '=';

/** Stands for any number, in a text and in a term: '<number> = # two three'. */
const ANY_NUMBER = '#';
const NO_GROUPS: ReadonlySet<string> = new Set();

const DIGITS = /^\p{N}+$/u;

/** What a word of the data is compared by. */
export function keyOf(word: string): string {
  return word.startsWith(EXACT) ? word : stemOf(singular(word));
}

/** What the words of a term are found by: the key of each, and its groups as they are written. */
export function choicesOf(term: string): string[] {
  return term.split('/').map((choice) => (isGroup(choice) ? choice : keyOf(choice)));
}

/** Everything that a typed word may be compared by. */
export function keysOfTyped(word: string): string[] {
  const keys = [stemOf(singular(word)), EXACT + word];
  return DIGITS.test(word) ? [...keys, ANY_NUMBER] : keys;
}

export function isOf({ keys, groups }: ReadWord, term: Term): boolean {
  // Loops: this is asked some hundred times for a text.
  for (const key of keys) if (term.keys.has(key)) return true;
  for (const group of term.groups) if (groups.has(group)) return true;
  return false;
}

export interface Terms {
  /** Reads a term; the same text gives the same term. @throws Error for a group that does not exist. */
  read(text: string): Term;
  /** A word of a text with these keys. */
  wordWith(keys: readonly string[]): ReadWord;
  /** The words of a term as the data writes them, those of its groups too. */
  wordsOf(text: string): readonly string[];
}

export function termsOf(groups: DangerWording['groups']): Terms {
  const terms = new Map<string, Term>();
  const groupsOfKey = new Map<string, string[]>();
  for (const name of Object.keys(groups)) {
    for (const key of new Set(wordsOfGroup(name).map(keyOf))) append(groupsOfKey, key, name);
  }

  function groupsOf(keys: readonly string[]): ReadonlySet<string> {
    const names = keys.flatMap((key) => groupsOfKey.get(key) ?? []);
    return names.length === 0 ? NO_GROUPS : new Set(names);
  }

  function wordsOfGroup(name: string): readonly string[] {
    const words = groups[name];
    if (words === undefined) throw new Error(`<${name}> is no group of words`);
    return words.flatMap(wordsOfChoice);
  }

  function wordsOfChoice(choice: string): readonly string[] {
    return isGroup(choice) ? wordsOfGroup(choice.slice(1, -1)) : [choice];
  }

  return {
    read(text) {
      const known = terms.get(text);
      if (known !== undefined) return known;
      const choices = text.split('/');
      const named = choices.filter(isGroup).map((group) => group.slice(1, -1));
      const unknown = named.find((name) => groups[name] === undefined);
      if (unknown !== undefined) throw new Error(`<${unknown}> is no group of words`);
      const own = choices.filter((choice) => !isGroup(choice));
      const term = { keys: new Set(own.map(keyOf)), groups: named };
      terms.set(text, term);
      return term;
    },
    wordWith: (keys) => ({
      keys,
      stems: keys.filter((key) => !key.startsWith(EXACT)),
      groups: groupsOf(keys),
    }),
    wordsOf: (text) => text.split('/').flatMap(wordsOfChoice),
  };
}

function isGroup(choice: string): boolean {
  return choice.startsWith('<');
}
