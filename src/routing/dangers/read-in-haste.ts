/**
 * Words as people in haste type them, read as terms of signs: 'hlp', 'cant breth', 'onfire', 'noooo'. What is a
 * word is never read as another one.
 */
import { append } from '../multimap.ts';
import { spellingIndex } from '../spelling/spelling-index.ts';
import type { ReadText } from './find-sign.ts';
import type { TermTable } from './term-table.ts';

/** Characters of a text read at most: a pasted page is read, a book is not. */
const MAX_CHARACTERS = 4_000;

/** Letters of a word at least that may be a slip, or two words written as one. */
const SHORTEST_SLIP = 4;
const SHORTEST_JOINED = 6;
const SHORTEST_PART = 2;

const APOSTROPHES_AND_ACCENTS = /['’ʼ`\p{M}]/gu;
const WORD = /\p{L}+|\p{N}+/gu;
const VOWELS = /[aeiouy]/g;
const REPEATED = /(.)\1+/g;
const DRAWN_OUT = /(.)\1{2,}/g;

const NONE: readonly number[] = [];

/**
 * Reads a text; `isKnown` says of a word that no sign holds whether it is one all the same.
 * @param slips what is typed for a word, by what is typed: 'bf' → 'boyfriend'.
 */
export function readerInHaste(
  terms: TermTable,
  slips: Readonly<Record<string, string>>,
): (text: string, isKnown: (word: string) => boolean) => ReadText {
  let guess: ((word: string) => readonly string[]) | undefined;

  /** A word as it is, or as the word that is always meant by it. */
  const exactly = (word: string) => terms.wordsLike(slips[word] ?? word);

  function asSlip(word: string): readonly number[] {
    for (const drawnOut of [word.replace(DRAWN_OUT, '$1$1'), word.replace(DRAWN_OUT, '$1')]) {
      const found = exactly(drawnOut);
      if (found.length > 0) return found;
    }
    guess ??= guesserOf(terms.forms());
    return guess(word).flatMap(terms.wordsLike);
  }

  /** Two words that were written as one: 'onfire'. */
  function asJoined(word: string): ReadText {
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
      const first = exactly(word.slice(0, cut));
      const second = first.length > 0 ? exactly(word.slice(cut)) : NONE;
      if (second.length > 0) return [first, second];
    }
    return [NONE];
  }

  return (text, isKnown) =>
    wordsIn(text).flatMap((word): ReadText => {
      const known = exactly(word);
      if (known.length > 0 || word.length < SHORTEST_SLIP || isKnown(word)) return [known];
      const slip = asSlip(word);
      if (slip.length > 0) return [slip];
      return word.length >= SHORTEST_JOINED ? asJoined(word) : [NONE];
    });
}

function wordsIn(text: string): string[] {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHES_AND_ACCENTS, '');
  return plain.match(WORD) ?? [];
}

/** What a word that is none may be: the nearest spelling, or words with the same consonants ('brthng'). */
function guesserOf(words: Iterable<string>): (word: string) => readonly string[] {
  const forms = [...words].flatMap((word) => (word.length < SHORTEST_SLIP ? [] : formsOf(word)));
  const spelling = spellingIndex(forms);
  const bySkeleton = new Map<string, string[]>();
  for (const form of forms) append(bySkeleton, skeletonOf(form), form);
  return (word) => {
    const nearest = spelling.nearest(word);
    if (nearest !== null) return [nearest];
    const skeleton = skeletonOf(word);
    return skeleton.length < SHORTEST_SKELETON ? [] : (bySkeleton.get(skeleton) ?? []);
  };
}

/** Consonants that a word needs to be known by them alone. */
const SHORTEST_SKELETON = 3;

function formsOf(word: string): string[] {
  const root = word.endsWith('e') ? word.slice(0, -1) : word;
  return [word, `${root}ing`, `${root}ed`];
}

/** The first letter and the consonants after it, double ones as one: 'brthng' of 'breathing'. */
function skeletonOf(word: string): string {
  return (word.charAt(0) + word.slice(1).replace(VOWELS, '')).replace(REPEATED, '$1');
}
