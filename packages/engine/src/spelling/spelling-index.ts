/**
 * Finds the known term a misspelt word was meant to be (D1).
 *
 * A candidate must have nearly the same letters, so each term has a bit mask of its letters: most of
 * the dictionary is skipped by comparing two integers.
 */

import { editDistance, similarity } from '../text/edit-distance.ts';
import { append } from '../text/look-up.ts';

/** Words this short are never corrected (D1: longer than 3 letters). */
export const LONGEST_UNCORRECTED_LETTERS = 3;

/** Similarity a term needs, 0 to 1 (D1). */
const MIN_SIMILARITY = 0.78;

/** Longer words are never typing slips, and comparing them would take time. */
export const LONGEST_CORRECTED_LETTERS = 24;

export interface SpellingIndex {
  /**
   * The most similar known term, or null when none is similar enough (D1).
   * @param fits whether a term forms a pair with one of the word's neighbours.
   */
  nearest(word: string, fits?: (term: string) => boolean): string | null;
}

interface Candidate {
  readonly term: string;
  readonly letters: number;
  /** Its position: of equally near terms, the first wins. */
  readonly place: number;
  readonly bonus: number;
}

/**
 * @param terms lower-case terms by preference: of two equally near ones, the earlier wins.
 * @param titles terms that name a trade: they win over others that are about as near.
 */
export function spellingIndex(
  terms: Iterable<string>,
  titles: ReadonlySet<string> = new Set(),
): SpellingIndex {
  const byLength = new Map<number, Candidate[]>();
  for (const [place, term] of [...new Set(terms)].entries()) {
    if (term.length <= LONGEST_UNCORRECTED_LETTERS) continue;
    const bonus = titles.has(term) ? TITLE_BONUS : 0;
    append(byLength, term.length, { term, letters: letterMask(term), place, bonus });
  }
  return { nearest: (word, fits = () => false) => nearest(word, byLength, fits) };
}

function nearest(
  word: string,
  byLength: ReadonlyMap<number, readonly Candidate[]>,
  fits: (term: string) => boolean,
): string | null {
  const { length } = word;
  if (length <= LONGEST_UNCORRECTED_LETTERS || length > LONGEST_CORRECTED_LETTERS) return null;
  const letters = letterMask(word);
  const reach = Math.floor(length * (1 / MIN_SIMILARITY - 1));
  let best: Candidate | null = null;
  let bestRank = 0;
  for (let other = length - reach; other <= length + reach; other++) {
    const limit = Math.floor((1 - MIN_SIMILARITY) * Math.max(other, length) + Number.EPSILON);
    // Edits that only add letters remove none, and vice versa.
    const mostLost = limit - Math.max(0, other - length);
    const mostGained = limit - Math.max(0, length - other);
    if (mostLost < 0 || mostGained < 0) continue;
    for (const candidate of byLength.get(other) ?? []) {
      if (exceeds(letters & ~candidate.letters, mostLost)) continue;
      if (exceeds(candidate.letters & ~letters, mostGained)) continue;
      const distance = editDistance(word, candidate.term, limit);
      if (distance > limit) continue;
      const rank =
        similarity(word, candidate.term, distance) +
        likeness(word, candidate.term) +
        candidate.bonus +
        (fits(candidate.term) ? SAID_BESIDE_BONUS : 0);
      const isFirst = rank === bestRank && candidate.place < (best?.place ?? 0);
      if (rank > bestRank || isFirst) {
        best = candidate;
        bestRank = rank;
      }
    }
  }
  return best?.term ?? null;
}

/**
 * Breaks ties between equally distant terms: people usually get the first letter right, and the order of the
 * consonants more often than the vowels. The sum is less than one edit in the longest word.
 */
const SAME_START_BONUS = 0.02;
const SAME_CONSONANTS_BONUS = 0.01;

/** Added for a word of a trade's name: 'carpinter' is a carpenter, not a car painter. Less than one edit. */
const TITLE_BONUS = 0.03;

/**
 * Added for a term that fits the neighbours: 'shut off velves' are valves, not velvet. Less than the difference that
 * one more edit makes in most words.
 */
const SAID_BESIDE_BONUS = 0.1;

export function likeness(word: string, term: string): number {
  const start = word[0] === term[0] ? SAME_START_BONUS : 0;
  return start + (consonants(word) === consonants(term) ? SAME_CONSONANTS_BONUS : 0);
}

function consonants(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}

function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) % 32);
  return mask;
}

/** Whether more than `most` bits are set. */
function exceeds(mask: number, most: number): boolean {
  let bits = mask;
  for (let taken = 0; taken < most && bits !== 0; taken++) bits &= bits - 1;
  return bits !== 0;
}
