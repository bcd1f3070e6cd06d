/**
 * Words as people in haste type them: 'hlp', 'cant breth', 'onfire', 'noooo'. What is a word is never read as
 * another one.
 */
import { stopwords } from '../knowledge/stopwords.ts';
import { append } from '../multimap.ts';
import { spellingIndex } from '../spelling/spelling-index.ts';
import type { DangerWording } from './danger-knowledge.ts';
import { PAUSE, type ReadText } from './find-sign.ts';
import type { TermTable } from './term-table.ts';

/** Characters of a text read at most: a pasted page is read, a book is not. */
const MAX_CHARACTERS = 4_000;

/** Letters of a word that may be a slip, or two words written as one. */
const SHORTEST_SLIP = 4;
const LONGEST_SLIP = 24;
const SHORTEST_JOINED = 6;
const SHORTEST_PART = 2;

/** Slips of one text that are looked at: each costs as much as many words. */
const MOST_SLIPS = 30;

const APOSTROPHES_AND_ACCENTS = /['’ʼ`\p{M}]/gu;
const WORD_OR_PAUSE = /\p{L}+|\p{N}+|[.!?;:,\n]+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const COMMA = ',';
const VOWELS = /[aeiouy]/g;
const REPEATED = /(.)\1+/g;
const DRAWN_OUT = /(.)\1{2,}/g;

/** What stands in a text where a sentence ends, or a comma: words on both sides belong together less. */
const SENTENCE_END: ReadText = [PAUSE, PAUSE, PAUSE, PAUSE];
const SHORT_PAUSE: ReadText = [PAUSE];

const NONE: readonly number[] = [];

/** Slips by their first word, the longest first. */
export type Slips = ReadonlyMap<string, readonly Slip[]>;

interface Slip {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
}

/**
 * Reads a text; `isKnown` says of a word that the table does not hold whether it is one all the same.
 */
export function readerInHaste(
  terms: TermTable,
  wording: DangerWording,
): (text: string, isKnown: (word: string) => boolean) => ReadText {
  const slips = slipsByStart(wording.slips);
  let guess: ((word: string) => readonly string[]) | undefined;

  function asSlip(word: string): readonly number[] {
    for (const drawnOut of [word.replace(DRAWN_OUT, '$1$1'), word.replace(DRAWN_OUT, '$1')]) {
      const found = terms.wordsLike(drawnOut);
      if (found.length > 0) return found;
    }
    guess ??= guesserOf(terms.forms());
    return guess(word).flatMap(terms.wordsLike);
  }

  /** Two words that were written as one: 'onfire'. */
  function asJoined(word: string): ReadText {
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      if (!stopwords.has(first) && !stopwords.has(second)) continue;
      const read = [terms.wordsLike(first), terms.wordsLike(second)];
      if (read.every((words) => words.length > 0)) return read;
    }
    return [NONE];
  }

  return (text, isKnown) => {
    let slipsLeft = MOST_SLIPS;
    return wordsInHaste(text, slips).flatMap((word): ReadText => {
      if (!LETTER_OR_DIGIT.test(word)) return word === COMMA ? SHORT_PAUSE : SENTENCE_END;
      const known = terms.wordsLike(word);
      const maySlip = word.length >= SHORTEST_SLIP && word.length <= LONGEST_SLIP;
      if (known.length > 0 || !maySlip || slipsLeft === 0 || isKnown(word)) return [known];
      slipsLeft--;
      const slip = asSlip(word);
      if (slip.length > 0) return [slip];
      return word.length >= SHORTEST_JOINED ? asJoined(word) : [NONE];
    });
  };
}

/** The words of a text, each slip replaced by what is meant, and its commas and sentence ends between them. */
export function wordsInHaste(text: string, slips: Slips): readonly string[] {
  const words = plain(text).match(WORD_OR_PAUSE) ?? [];
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const slip = slips
      .get(words[at] as string)
      ?.find(({ typed }) => typed.every((word, i) => words[at + i] === word));
    read.push(...(slip?.meant ?? [words[at] as string]));
    at += slip?.typed.length ?? 1;
  }
  return read;
}

function plain(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHES_AND_ACCENTS, '');
}

/** @param slips what is typed, one word or a few, and what is meant: 'bf' → 'boyfriend', 'can not' → 'cannot'. */
export function slipsByStart(slips: DangerWording['slips']): Slips {
  const byStart = new Map<string, Slip[]>();
  for (const [slip, meaning] of Object.entries(slips)) {
    const typed = slip.split(' ');
    append(byStart, typed[0] as string, { typed, meant: meaning.split(' ') });
  }
  for (const list of byStart.values()) list.sort((a, b) => b.typed.length - a.typed.length);
  return byStart;
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
