/**
 * Words as they are compared while being typed: without case and accents, endings kept; and whether
 * one begins as typed.
 */
import { folded, type Word, wordsOf } from '../text/word.ts';

/** The typed text as words whose `typed` is lower case and without accents. */
export function typedWords(text: string): Word[] {
  return wordsOf(folded(text));
}

const LETTERS = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const APOSTROPHES = /['’]/g;

/** The words of a text in lower case and without accents: comparable with typedWords, but faster. */
export function lettersOf(text: string): string[] {
  return (folded(text).match(LETTERS) ?? []).map((word) => word.replace(APOSTROPHES, ''));
}

const LETTER_WITH_ACCENTS = /.\p{M}*/gsu;

/** How much of a word the letters typed at its start cover, accents and apostrophes included. */
export function coveredBy(typed: string, written: string): number {
  let letters = 0;
  let covered = 0;
  for (const [letter] of written.matchAll(LETTER_WITH_ACCENTS)) {
    if (letters >= typed.length) break;
    letters += folded(letter).replace(APOSTROPHES, '').length;
    covered += letter.length;
  }
  return covered;
}

/** Letters needed before a slip is considered: fewer letters are the start of too many words. */
export const MIN_LETTERS_WITH_SLIP = 4;

export function begins(word: string, typed: string): boolean {
  return word.startsWith(typed);
}

/**
 * Like `begins`, but one letter may be wrong, missing, added, or swapped with the next. The first
 * letter must be right, as it nearly always is.
 */
export function beginsNearly(word: string, typed: string): boolean {
  if (typed.length < MIN_LETTERS_WITH_SLIP || word[0] !== typed[0]) return begins(word, typed);
  let at = 1;
  while (at < typed.length && word[at] === typed[at]) at++;
  const after = typed.slice(at + 1);
  return (
    word.startsWith(after, at + 1) ||
    word.startsWith(after, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(swapped(typed, at), at)
  );
}

/** The typed text from `at` on, with its first two letters swapped. */
function swapped(typed: string, at: number): string {
  return `${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`;
}
