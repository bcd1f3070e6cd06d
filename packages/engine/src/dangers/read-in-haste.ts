/**
 * Reads words as people in haste type them: 'hlp', 'cant breth', 'onfire', 'noooo'. A known word is
 * never read as another one, and an address ('roofnews.com') is not read at all.
 */

import type { DangerWording, SignOfKind } from '../knowledge/danger-knowledge.ts';
import { stopwords } from '../knowledge/english.ts';
import { spellingIndex } from '../spelling/spelling-index.ts';
import { withoutLinks } from '../text/links.ts';
import { append } from '../text/look-up.ts';
import { MAX_WORDS_BETWEEN_TERMS, PAUSE, type ReadText } from './sign.ts';
import { keyOf, keysOfTyped, type Terms } from './term.ts';

/** Further characters are ignored: a pasted page is read, a book is not. */
const MAX_CHARACTERS = 4_000;

/** Letters of a word that may be a slip, or two words written as one. */
const SHORTEST_SLIP_LETTERS = 4;
const LONGEST_SLIP_LETTERS = 24;
const SHORTEST_JOINED_LETTERS = 6;
const SHORTEST_PART_LETTERS = 2;

/** At most this many slips per text are looked up: each takes as long as many words. */
const MAX_SLIPS = 30;

const APOSTROPHES_AND_ACCENTS = /['’ʼ`\p{M}]/gu;
const WORD_OR_PAUSE = /\p{L}+|\p{N}+|[.!?;:,\n]+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const COMMA = ',';
const VOWELS = /[aeiouy]/g;
const REPEATED = /(.)\1+/g;
const DRAWN_OUT = /(.)\1{2,}/g;

/** What a comma is read as: the words on both sides are less connected. */
const SHORT_PAUSE: ReadText = [PAUSE];

/** What a full stop is read as: more pauses than words may stand between two terms, so no run of terms crosses it. */
const SENTENCE_END: ReadText = Array(MAX_WORDS_BETWEEN_TERMS + 1).fill(PAUSE);

/** Slips by their first word, longest first. */
type Slips = ReadonlyMap<string, readonly Slip[]>;

interface Slip {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
}

/** Reads a text. `isKnown` tells whether something that occurs in no sign is nevertheless a word. */
export function readerInHaste(
  terms: Terms,
  wording: DangerWording,
  signs: readonly SignOfKind[],
): (text: string, isKnown: (word: string) => boolean) => ReadText {
  const slips = slipsByStart(wording.slips);
  let made: Vocabulary | undefined;
  const vocabulary = () => {
    made ??= vocabularyOf(wording, signs);
    return made;
  };
  const asWord = (word: string) => terms.wordWith(keysOfTyped(word));

  function asSlip(word: string): ReadText {
    const { has, guess } = vocabulary();
    const drawnOut = [word.replace(DRAWN_OUT, '$1$1'), word.replace(DRAWN_OUT, '$1')].find(has);
    if (drawnOut !== undefined) return [asWord(drawnOut)];
    const joined = word.length < SHORTEST_JOINED_LETTERS ? null : asJoined(word, has);
    if (joined !== null) return joined;
    const meant = guess(word);
    return [meant.length === 0 ? asWord(word) : terms.wordWith(meant.flatMap(keysOfTyped))];
  }

  /** Two words written as one: 'onfire'. */
  function asJoined(word: string, has: (word: string) => boolean): ReadText | null {
    for (let cut = SHORTEST_PART_LETTERS; cut <= word.length - SHORTEST_PART_LETTERS; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      const isSmall = parts.some((part) => stopwords.has(part));
      if (isSmall && parts.every(has)) return parts.map(asWord);
    }
    return null;
  }

  return (text, isKnown) => {
    let slipsLeft = MAX_SLIPS;
    return wordsInHaste(text, slips).flatMap((word): ReadText => {
      if (!LETTER_OR_DIGIT.test(word)) return word === COMMA ? SHORT_PAUSE : SENTENCE_END;
      const maySlip = word.length >= SHORTEST_SLIP_LETTERS && word.length <= LONGEST_SLIP_LETTERS;
      if (!maySlip || slipsLeft === 0 || isKnown(word) || vocabulary().has(word)) {
        return [asWord(word)];
      }
      slipsLeft--;
      return asSlip(word);
    });
  };
}

interface Vocabulary {
  /** Whether a sign or a group contains the word, in any form. */
  has(word: string): boolean;
  /** What an unknown word may mean: the nearest spelling, or words of which it leaves out vowels ('brthng'). */
  guess(word: string): readonly string[];
}

const WORDS_OF_SIGN = /[a-z]+/g;

function vocabularyOf({ groups }: DangerWording, signs: readonly SignOfKind[]): Vocabulary {
  const written = new Set([
    ...Object.values(groups).flat(),
    ...signs.flatMap(({ sign }) => sign.match(WORDS_OF_SIGN) ?? []),
  ]);
  const keys = new Set([...written].map(keyOf));
  const forms = [...written].flatMap((word) =>
    word.length < SHORTEST_SLIP_LETTERS ? [] : formsOf(word),
  );
  const spelling = spellingIndex(forms);
  const bySkeleton = new Map<string, string[]>();
  for (const form of forms) append(bySkeleton, skeletonOf(form), form);
  return {
    has: (word) => keys.has(keyOf(word)),
    guess(word) {
      const nearest = spelling.nearest(word);
      if (nearest !== null) return [nearest.term];
      const skeleton = skeletonOf(word);
      if (skeleton.length < SHORTEST_SKELETON_LETTERS) return [];
      return (bySkeleton.get(skeleton) ?? []).filter((form) => leavesOut(word, form));
    },
  };
}

/**
 * The words of a text, slips replaced by what they mean, with the punctuation between them.
 * @example wordsInHaste('my bf, help', slipsByStart({ bf: 'boyfriend' })) // ['my', 'boyfriend', ',', 'help']
 */
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
  return withoutLinks(text.slice(0, MAX_CHARACTERS))
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHES_AND_ACCENTS, '');
}

/**
 * @param slips the typed words, one or a few, and their meaning: 'bf' → 'boyfriend', 'can not' →
 *   'cannot'.
 */
export function slipsByStart(slips: DangerWording['slips']): Slips {
  const byStart = new Map<string, Slip[]>();
  for (const [slip, meaning] of Object.entries(slips)) {
    const typed = slip.split(' ');
    append(byStart, typed[0] as string, { typed, meant: meaning.split(' ') });
  }
  for (const list of byStart.values()) list.sort((a, b) => b.typed.length - a.typed.length);
  return byStart;
}

/** Consonants a word needs to be recognised by them alone. */
const SHORTEST_SKELETON_LETTERS = 3;

function formsOf(word: string): string[] {
  const root = word.endsWith('e') ? word.slice(0, -1) : word;
  return [word, `${root}ing`, `${root}ed`];
}

/** The first letter and the consonants after it, doubled ones once: 'brthng' for 'breathing'. */
function skeletonOf(word: string): string {
  return (word.charAt(0) + word.slice(1).replace(VOWELS, '')).replace(REPEATED, '$1');
}

/**
 * Whether a word has only letters of a longer one, in their order: 'brthng' leaves out letters of 'breathing', but
 * 'passion' is not 'poison'.
 */
function leavesOut(word: string, longer: string): boolean {
  let at = 0;
  for (const letter of longer) if (letter === word[at]) at++;
  return at === word.length;
}
