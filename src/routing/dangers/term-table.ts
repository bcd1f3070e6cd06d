/**
 * The terms that signs are made of: a word, words of which one will do ('outlet/socket'), or a named group
 * ('<child>'). Terms and words get numbers, so that a sign is compared by integers.
 */
import { stopwords } from '../knowledge/stopwords.ts';
import { stemOf } from '../text/stem.ts';
import { singular } from '../text/word.ts';
import type { DangerWording } from './danger-knowledge.ts';

/** Stands in a term for any number: '# two three'. */
const ANY_NUMBER = '#';

/** Written before a word that is meant in this form only: '=fired' is not 'fire'. */
const EXACT = '=';

/** How much a stopword counts, in other words, when the rarest term of a sign is looked for. */
const STOPWORD_WEIGHT = 40;

const DIGITS = /^\p{N}+$/u;

export interface TermTable {
  /** The number of a term, the same for the same text. Throws for a group that does not exist. */
  idOf(term: string): number;
  /** How common a term is: the lower, the fewer words make it. */
  weightOf(term: number): number;
  /** The words of the table that a typed word is, by their numbers; empty when it is none. */
  wordsLike(form: string): readonly number[];
  /** The number of a word, which the table takes in when it is new. */
  numberOf(stem: string): number;
  /** Whether a word of the table is one of a term's. */
  isOf(word: number, term: number): boolean;
  /** The words that a term consists of, by their numbers. */
  wordsOf(term: number): readonly number[];
  /** How many words the table has; their numbers are below it. */
  readonly size: number;
  /** Every word of the table as the data writes it. */
  forms(): Iterable<string>;
}

/** @param groups the words of each group, by its name, in the notation of a term. */
export function termTable(groups: DangerWording['groups']): TermTable {
  const terms = new Map<string, number>();
  const weights: number[] = [];
  const wordsOfTerm: number[][] = [];
  /** By stem, and by '=form' for words that are meant in one form only. */
  const words = new Map<string, number>();
  const keys = new Map<string, string>();
  const members = new Map<string, readonly string[]>();
  const termsOfWord: Set<number>[] = [];

  function membersOf(group: string): readonly string[] {
    const known = members.get(group);
    if (known !== undefined) return known;
    const words = groups[group];
    if (words === undefined) throw new Error(`<${group}> is no group of words`);
    const found = words.flatMap(formsOf);
    members.set(group, found);
    return found;
  }

  function formsOf(alternative: string): readonly string[] {
    return alternative.startsWith('<') ? membersOf(alternative.slice(1, -1)) : [alternative];
  }

  function wordOf(form: string): number {
    const key = keys.get(form) ?? (form.startsWith(EXACT) ? form : stemOf(singular(form)));
    keys.set(form, key);
    const known = words.get(key);
    if (known !== undefined) return known;
    words.set(key, termsOfWord.length);
    return termsOfWord.push(new Set()) - 1;
  }

  function wordsLike(form: string): number[] {
    const found: number[] = [];
    for (const key of [stemOf(singular(form)), EXACT + form, DIGITS.test(form) && ANY_NUMBER]) {
      const word = key === false ? undefined : words.get(key);
      if (word !== undefined) found.push(word);
    }
    return found;
  }

  return {
    idOf(term) {
      const known = terms.get(term);
      if (known !== undefined) return known;
      const id = terms.size;
      terms.set(term, id);
      const forms = term.split('/').flatMap(formsOf);
      wordsOfTerm.push([...new Set(forms.map(wordOf))]);
      for (const word of wordsOfTerm[id] ?? []) termsOfWord[word]?.add(id);
      weights[id] = forms.reduce(
        (sum, form) => sum + (stopwords.has(form) ? STOPWORD_WEIGHT : 1),
        0,
      );
      return id;
    },
    weightOf: (term) => weights[term] ?? 0,
    wordsLike,
    numberOf: wordOf,
    isOf: (word, term) => termsOfWord[word]?.has(term) ?? false,
    wordsOf: (term) => wordsOfTerm[term] ?? [],
    get size() {
      return termsOfWord.length;
    },
    *forms() {
      for (const form of keys.keys()) yield form.replace(EXACT, '');
    },
  };
}
