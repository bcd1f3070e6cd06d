/**
 * Finds the term an unknown word was meant to be where D1's similarity does not reach: a term that
 * sounds the same ('fotografer'), or one with the same four letters ('hvca').
 */
import { similarity } from '../text/edit-distance.ts';
import { append } from '../text/look-up.ts';
import {
  LONGEST_CORRECTED_LETTERS,
  LONGEST_UNCORRECTED_LETTERS,
  likeness,
} from './spelling-index.ts';

/** Similarity (D1's measure, 0 to 1) that a term with the same sound needs: spelling by ear gets some letters right. */
const MIN_SIMILARITY = 0.6;

/** D1 allows no edit at all in words of this length, not even a swap. */
const SHORT_WORD_LETTERS = LONGEST_UNCORRECTED_LETTERS + 1;

export interface AlikeIndex {
  /** The most similar term among those that sound alike or have the same four letters, or null. */
  mostAlike(word: string): string | null;
  /** The most similar term among those that sound alike, or null. */
  homophone(word: string): string | null;
}

/** @param terms lower-case terms by preference: of two equally similar ones, the earlier wins. */
export function alikeIndex(terms: Iterable<string>): AlikeIndex {
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
