/**
 * Finds the term a word nobody knows was meant to be where D1's distance does not reach: a term that
 * sounds the same ('fotografer'), or that has the same four letters ('hvca').
 */
import { append } from '../multimap.ts';
import { similarity } from '../text/edit-distance.ts';
import { soundOf } from './sound.ts';
import { LONGEST_CORRECTED, LONGEST_UNCORRECTED, likeness } from './spelling-index.ts';

/** Similarity (D1's measure, 0 to 1) that a term of the same sound needs: the ear does not err in every letter. */
const MIN_SIMILARITY = 0.6;

/** Of a word this short D1 allows no edit at all, not even a swap. */
const SHORT = LONGEST_UNCORRECTED + 1;

export interface AlikeIndex {
  /** The term most like the word among those alike, or null. */
  mostAlike(word: string): string | null;
}

/** @param terms lower-case terms by how gladly they are chosen: of two equally alike, the earlier wins. */
export function alikeIndex(terms: Iterable<string>): AlikeIndex {
  const byKey = new Map<string, string[]>();
  for (const term of new Set(terms)) {
    if (term.length <= LONGEST_UNCORRECTED) continue;
    for (const key of keysOf(term)) append(byKey, key, term);
  }
  return {
    mostAlike: (word) => {
      if (word.length <= LONGEST_UNCORRECTED || word.length > LONGEST_CORRECTED) return null;
      return mostAlike(
        word,
        keysOf(word).flatMap((key) => byKey.get(key) ?? []),
      );
    },
  };
}

/** What a word shares with those that are alike. Sounds are lower case, letters in order upper case. */
function keysOf(word: string): string[] {
  const sound = soundOf(word);
  return word.length === SHORT ? [sound, [...word.toUpperCase()].sort().join('')] : [sound];
}

function mostAlike(word: string, terms: readonly string[]): string | null {
  let best: string | null = null;
  let bestRank = 0;
  for (const term of terms) {
    const similar = similarity(word, term);
    const rank = similar + likeness(word, term);
    if (similar >= MIN_SIMILARITY && rank > bestRank) {
      best = term;
      bestRank = rank;
    }
  }
  return best;
}
