/** The words of the directory's names: known words (D1), which can also be found with one slip (M7). */
import { editDistance } from '../text/edit-distance.ts';
import { append } from '../text/look-up.ts';
import { type Word, wordsOf } from '../text/word.ts';
import { LONGEST_UNCORRECTED_LETTERS } from './spelling-index.ts';

export interface DirectoryNames {
  has(base: string): boolean;
  /** Base forms of the names that are one slip away from a word. */
  near(word: Word): readonly string[];
}

/**
 * If the longer word has at least this many letters, any one slip is allowed (D1). In shorter words
 * the first letter must match too.
 */
const MIN_LETTERS_FOR_ANY_SLIP = 5;

/** Base forms of names, by themselves and by their written form: 'reggy' by 'reggie'. */
export type BasesBySpelling = ReadonlyMap<string, string>;

/** @param texts names, whole or in pieces. */
export function basesBySpelling(texts: Iterable<string>): BasesBySpelling {
  const bases = new Map<string, string>();
  for (const text of texts) {
    for (const { base, typed } of wordsOf(text)) {
      bases.set(base, base);
      if (!bases.has(typed.toLowerCase())) bases.set(typed.toLowerCase(), base);
    }
  }
  return bases;
}

/** @param texts names, whole or in pieces. */
export function directoryNames(texts: Iterable<string>): DirectoryNames {
  const bases = basesBySpelling(texts);
  let slips: OneSlipIndex | undefined;
  return {
    has: (base) => bases.get(base) === base,
    near: ({ base, typed }) => {
      slips ??= oneSlipIndex(bases.keys());
      const spellings = new Set([base, typed.toLowerCase()]);
      const near = [...spellings].flatMap((spelling) =>
        spelling.length <= LONGEST_UNCORRECTED_LETTERS
          ? []
          : (slips?.near(spelling) ?? []).filter((name) => canMean(spelling, name)),
      );
      return [...new Set(near.map((name) => bases.get(name) ?? name))];
    },
  };
}

function canMean(spelling: string, name: string): boolean {
  return (
    Math.max(spelling.length, name.length) >= MIN_LETTERS_FOR_ANY_SLIP || spelling[0] === name[0]
  );
}

export interface OneSlipIndex {
  /**
   * The words one slip away from `word`, in the order they were given: a letter missing, added or
   * wrong, or two neighbours swapped (D1). Never the word itself.
   */
  near(word: string): string[];
}

/** Longer words are not indexed: they are hardly ever typed, and their forms would take up memory. */
const LONGEST_INDEXED_LETTERS = 24;

/**
 * Indexes each word as it is and with each letter left out in turn: two words one slip apart share
 * one of these forms.
 */
export function oneSlipIndex(words: Iterable<string>): OneSlipIndex {
  const byForm = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length > LONGEST_INDEXED_LETTERS) continue;
    for (const form of formsOf(word)) append(byForm, form, word);
  }
  return {
    near: (word) => {
      if (word.length > LONGEST_INDEXED_LETTERS + 1) return [];
      const candidates = new Set(
        Array.from(formsOf(word)).flatMap((form) => byForm.get(form) ?? []),
      );
      return [...candidates].filter((candidate) => editDistance(word, candidate, 1) === 1);
    },
  };
}

function formsOf(word: string): Set<string> {
  const forms = new Set([word]);
  for (let i = 0; i < word.length; i++) forms.add(word.slice(0, i) + word.slice(i + 1));
  return forms;
}
