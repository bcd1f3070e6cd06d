/**
 * The terms signs are made of: a word, alternatives ('outlet/socket'), or a named group
 * ('<child>'). Words are compared by their stems, or by their exact form where the data says so.
 */

import type { DangerWording } from '../knowledge/danger-knowledge.ts';
import { append, oncePerKey } from '../text/look-up.ts';
import { singular, stemOf } from '../text/word.ts';

export interface Term {
  /** Keys of its own words. */
  readonly keys: ReadonlySet<string>;
  /** Names of the groups whose words it accepts. */
  readonly groups: readonly string[];
}

/** A word of a text, ready to be compared with terms. */
export interface ReadWord {
  /** Its stem and its exact form; for a slip, those of every word it may mean. */
  readonly keys: readonly string[];
  /** The stems among them. */
  readonly stems: readonly string[];
  /** Names of the groups it belongs to. */
  readonly groups: ReadonlySet<string>;
}

/** Marks a word that must occur in exactly this form: '=fired' is not 'fire'. */
const EXACT = '=';

/** Stands for any number, in a text and in a term. */
const ANY_NUMBER = '#';
const NO_GROUPS: ReadonlySet<string> = new Set();

const DIGITS = /^\p{N}+$/u;

/** The key by which a word of the data is compared. */
export function keyOf(word: string): string {
  return word.startsWith(EXACT) ? word : stemOf(singular(word));
}

/** The keys of a term's words, and its groups as written. */
export function choicesOf(term: string): string[] {
  return term.split('/').map((choice) => (isGroup(choice) ? choice : keyOf(choice)));
}

/** All keys by which a typed word may be compared. */
export function keysOfTyped(word: string): string[] {
  const keys = [stemOf(singular(word)), EXACT + word];
  return DIGITS.test(word) ? [...keys, ANY_NUMBER] : keys;
}

/** Whether the term accepts the word. */
export function accepts(term: Term, { keys, groups }: ReadWord): boolean {
  // Loops, for speed: this runs some hundred times for each text.
  for (const key of keys) if (term.keys.has(key)) return true;
  for (const group of term.groups) if (groups.has(group)) return true;
  return false;
}

export interface Terms {
  /** Parses a term, each text once. @throws Error for a group that does not exist. */
  read(text: string): Term;
  /** A word of a text with these keys. */
  wordWith(keys: readonly string[]): ReadWord;
  /** The words of a term as written in the data, including those of its groups. */
  wordsOf(text: string): readonly string[];
}

/**
 * A parser of terms over the groups of danger-words.txt.
 * @example termsOf({ child: ['baby', 'toddler'] }).wordsOf('<child>/dog') // ['baby', 'toddler', 'dog']
 */
export function termsOf(groups: DangerWording['groups']): Terms {
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
    if (words === undefined) throw new Error(`<${name}> is not a group of words`);
    return words.flatMap(wordsOfChoice);
  }

  function wordsOfChoice(choice: string): readonly string[] {
    return isGroup(choice) ? wordsOfGroup(choice.slice(1, -1)) : [choice];
  }

  return {
    read: oncePerKey((text) => {
      const choices = text.split('/');
      const named = choices.filter(isGroup).map((group) => group.slice(1, -1));
      const unknown = named.find((name) => groups[name] === undefined);
      if (unknown !== undefined) throw new Error(`<${unknown}> is not a group of words`);
      const own = choices.filter((choice) => !isGroup(choice));
      return { keys: new Set(own.map(keyOf)), groups: named };
    }),
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
