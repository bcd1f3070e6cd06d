/**
 * Words as people in haste type them: 'hlp', 'cant breth', 'onfire', 'noooo'. What is a word is never read as
 * another one.
 */
import { stopwords } from '../knowledge/stopwords.ts';
import { append } from '../multimap.ts';
import { spellingIndex } from '../spelling/spelling-index.ts';
import type { DangerWording, SignOfKind } from './danger-knowledge.ts';
import { PAUSE, type ReadText } from './find-sign.ts';
import { keyOf, keysOfTyped, type Terms } from './term.ts';

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

/** Slips by their first word, the longest first. */
export type Slips = ReadonlyMap<string, readonly Slip[]>;

interface Slip {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
}

/** Reads a text; `isKnown` says of a word that no sign holds whether it is one all the same. */
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
    const joined = word.length < SHORTEST_JOINED ? null : asJoined(word, has);
    if (joined !== null) return joined;
    const meant = guess(word);
    return [meant.length === 0 ? asWord(word) : terms.wordWith(meant.flatMap(keysOfTyped))];
  }

  /** Two words that were written as one: 'onfire'. */
  function asJoined(word: string, has: (word: string) => boolean): ReadText | null {
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      const isSmall = parts.some((part) => stopwords.has(part));
      if (isSmall && parts.every(has)) return parts.map(asWord);
    }
    return null;
  }

  return (text, isKnown) => {
    let slipsLeft = MOST_SLIPS;
    return wordsInHaste(text, slips).flatMap((word): ReadText => {
      if (!LETTER_OR_DIGIT.test(word)) return word === COMMA ? SHORT_PAUSE : SENTENCE_END;
      const maySlip = word.length >= SHORTEST_SLIP && word.length <= LONGEST_SLIP;
      if (!maySlip || slipsLeft === 0 || isKnown(word) || vocabulary().has(word)) {
        return [asWord(word)];
      }
      slipsLeft--;
      return asSlip(word);
    });
  };
}

interface Vocabulary {
  /** Whether a sign or a group holds the word, in some form. */
  has(word: string): boolean;
  /** What a word that is none may be: the nearest spelling, or words with the same consonants ('brthng'). */
  guess(word: string): readonly string[];
}

const WORDS_OF_SIGN = /[a-z]+/g;

function vocabularyOf({ groups }: DangerWording, signs: readonly SignOfKind[]): Vocabulary {
  const written = new Set([
    ...Object.values(groups).flat(),
    ...signs.flatMap(({ sign }) => sign.match(WORDS_OF_SIGN) ?? []),
  ]);
  const keys = new Set([...written].map(keyOf));
  const forms = [...written].flatMap((word) => (word.length < SHORTEST_SLIP ? [] : formsOf(word)));
  const spelling = spellingIndex(forms);
  const bySkeleton = new Map<string, string[]>();
  for (const form of forms) append(bySkeleton, skeletonOf(form), form);
  return {
    has: (word) => keys.has(keyOf(word)),
    guess(word) {
      const nearest = spelling.nearest(word);
      if (nearest !== null) return [nearest];
      const skeleton = skeletonOf(word);
      return skeleton.length < SHORTEST_SKELETON ? [] : (bySkeleton.get(skeleton) ?? []);
    },
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
