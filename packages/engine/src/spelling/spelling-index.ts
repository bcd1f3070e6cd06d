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
const LONGEST_CORRECTED_LETTERS = 24;

/** A known term that a word is like. */
export interface NearTerm {
  readonly term: string;
  /** How near it is: similarity (D1), and what tells equally similar terms apart. */
  readonly rank: number;
}

/** The nearer of two terms; of equally near ones, the first. */
export function nearer(one: NearTerm | null, other: NearTerm | null): NearTerm | null {
  if (one === null || other === null) return one ?? other;
  return other.rank > one.rank ? other : one;
}

export interface SpellingIndex {
  /**
   * The most similar known term, or null when none is similar enough (D1).
   * @param fits whether a term forms a pair with one of the word's neighbours.
   */
  nearest(word: string, fits?: (term: string) => boolean): NearTerm | null;
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
): NearTerm | null {
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
  return best && { term: best.term, rank: bestRank };
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

// Finds the term an unknown word was meant to be where D1's similarity does not reach: a term that sounds the same
// ('fotografer'), or one with the same four letters ('hvca').

/** Similarity (D1's measure, 0 to 1) that a term with the same sound needs: spelling by ear gets some letters right. */
const MIN_SIMILARITY_BY_EAR = 0.6;

/** D1 allows no edit at all in words of this length, not even a swap. */
const SHORT_WORD_LETTERS = LONGEST_UNCORRECTED_LETTERS + 1;

export interface AlikeIndex {
  /** The most similar term among those that sound alike or have the same four letters, or null. */
  mostAlike(word: string): NearTerm | null;
  /** The most similar term among those that sound alike, or null. */
  homophone(word: string): NearTerm | null;
}

/**
 * @param terms lower-case terms by preference: of two equally similar ones, the earlier wins.
 * @param titles terms that name a trade: 'counceler' is a counselor, not a concealer.
 */
export function alikeIndex(
  terms: Iterable<string>,
  titles: ReadonlySet<string> = new Set(),
): AlikeIndex {
  const byKey = new Map<string, string[]>();
  for (const term of new Set(terms)) {
    if (term.length <= LONGEST_UNCORRECTED_LETTERS) continue;
    for (const key of keysOf(term)) append(byKey, key, term);
  }
  const mostSimilar = (word: string, keys: readonly string[]) => {
    if (word.length <= LONGEST_UNCORRECTED_LETTERS || word.length > LONGEST_CORRECTED_LETTERS)
      return null;
    return mostAlike(
      word,
      keys.flatMap((key) => byKey.get(key) ?? []),
      titles,
    );
  };
  return {
    mostAlike: (word) => mostSimilar(word, keysOf(word)),
    homophone: (word) => mostSimilar(word, [soundOf(word)]),
  };
}

/**
 * The keys that alike words share: the sound in lower case, and of a short word the sorted letters
 * in upper case.
 */
function keysOf(word: string): string[] {
  const sound = soundOf(word);
  return word.length === SHORT_WORD_LETTERS
    ? [sound, [...word.toUpperCase()].sort().join('')]
    : [sound];
}

function mostAlike(
  word: string,
  terms: readonly string[],
  titles: ReadonlySet<string>,
): NearTerm | null {
  let best: NearTerm | null = null;
  for (const term of terms) {
    const similar = similarity(word, term);
    if (similar < MIN_SIMILARITY_BY_EAR) continue;
    const bonus = titles.has(term) ? TITLE_BONUS : 0;
    best = nearer(best, { term, rank: similar + likeness(word, term) + bonus });
  }
  return best;
}

/**
 * Spellings and the sound each is read as; the first that fits wins. '_' stands for either end of a
 * word, 'S' for the sound of 'sh'. All vowels sound the same, since they are what people who spell
 * by ear get wrong.
 */
const SOUNDS =
  '_kn:n _gn:n _wr:r _ps:s _pn:n mb_:m ce_:s dge_:j ge_:j e_: gh: ph:f wh:w rh:r tch:k dge:j sch:sk ssio:Sa ssu:Sa tshu:Sa tio:Sa sio:Sa ' +
  'cia:Sa tia:Sa shu:Sa sh:S ch:k ck:k ce:sa ci:sa cy:sa rtga:rja gui:ga gue:ga ge:ja gi:ja gy:ja qu:ka c:k q:k x:ks z:s';

const soundOfSpelling = new Map(
  SOUNDS.split(' ').map((rule) => rule.split(':') as [string, string]),
);
const SPELLING = new RegExp([...soundOfSpelling.keys()].join('|'), 'g');

const VOWELS = /([aeiouy]|w(?![aeiou]))+/g;
const REPEATED = /(.)\1+/g;
const ENDS = /_/g;

/**
 * Roughly how a word sounds. Words that sound alike give the same result.
 * @param word lower-case letters.
 * @example soundOf('fotografer') === soundOf('photographer') // true
 */
export function soundOf(word: string): string {
  return `_${word}_`
    .replace(SPELLING, (spelling) => soundOfSpelling.get(spelling) ?? spelling)
    .replace(VOWELS, 'a')
    .replace(REPEATED, '$1')
    .replace(ENDS, '');
}
