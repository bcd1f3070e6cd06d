/** A need as typed → the words that are routed, and what was corrected on the way (D1, D3). */
import { type Word, wordOf, wordsOf } from '../text/word.ts';
import { type Lexicon, splitOf } from './lexicon.ts';

export interface ReadNeed {
  /** The need that is routed: as typed, or with its misspelt words replaced. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Each misspelt word as typed, and what it was read as (D3). */
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
}

/** Reads exactly what was typed, for the one click of D3. */
export function readExactly(text: string): ReadNeed {
  return { text, words: wordsOf(text), corrections: [] };
}

/** Corrects the words that nobody knows; known words are never touched (D1). */
export function readNeed(text: string, lexicon: Lexicon): ReadNeed {
  const words = wordsOf(text);
  const corrections: { from: string; to: string }[] = [];
  const read: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const joined = joinedWith(words[i + 1], word, lexicon);
    if (joined !== null) {
      read.push(joined);
      i++;
      continue;
    }
    const meant = lexicon.isKnown(word) ? null : meantBy(word, lexicon);
    if (meant === null) {
      read.push(word);
    } else {
      corrections.push({ from: word.typed, to: meant.map(({ typed }) => typed).join(' ') });
      read.push(...meant);
    }
  }
  if (corrections.length === 0) return { text, words: read, corrections };
  return { text: replaced(text, corrections), words: read, corrections };
}

/** 'dry wall' is read as 'drywall', which is a term. */
function joinedWith(next: Word | undefined, word: Word, lexicon: Lexicon): Word | null {
  if (next === undefined || !word.telling || !next.telling) return null;
  const joined = wordOf(word.base + next.base);
  return lexicon.isTerm(joined) ? joined : null;
}

function meantBy(word: Word, lexicon: Lexicon): Word[] | null {
  if (word.base.length <= LONGEST_UNCORRECTED || !LETTERS_ONLY.test(word.base)) return null;
  const term = lexicon.correctionOf(word);
  if (term !== null) return [wordOf(term)];
  return splitOf(word, lexicon);
}

/** Replaces whole words in the order they were found, so that 'rofer rofer' is mended twice. */
function replaced(text: string, corrections: ReadNeed['corrections']): string {
  let rest = text;
  let done = '';
  for (const { from, to } of corrections) {
    const at = rest.indexOf(from);
    if (at < 0) continue;
    done += rest.slice(0, at) + to;
    rest = rest.slice(at + from.length);
  }
  return done + rest;
}

/** D1: only words longer than 3 letters are corrected. */
const LONGEST_UNCORRECTED = 3;
const LETTERS_ONLY = /^\p{L}+$/u;
