/** The words of the directory's names: known (D1), and met by their slips (M7). */
import { type OneSlipIndex, oneSlipIndex } from '../text/one-slip-index.ts';
import { type Word, wordsOf } from '../text/word.ts';
import { LONGEST_UNCORRECTED } from './spelling-index.ts';

export interface DirectoryNames {
  has(base: string): boolean;
  /** Base forms of the names that a word is one slip from. */
  near(word: Word): readonly string[];
}

/** Letters of the longer word from which on one slip is near enough (D1); in shorter ones the first letter must be right. */
const NEAR_ENOUGH = 5;

/** Base forms of names by themselves and by the letters they are written in: 'reggy' by 'reggie'. */
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
        spelling.length <= LONGEST_UNCORRECTED
          ? []
          : (slips?.near(spelling) ?? []).filter((name) => canMean(spelling, name)),
      );
      return [...new Set(near.map((name) => bases.get(name) ?? name))];
    },
  };
}

function canMean(spelling: string, name: string): boolean {
  return Math.max(spelling.length, name.length) >= NEAR_ENOUGH || spelling[0] === name[0];
}
