/** Words as they are compared while they are typed: no case and no accents, but no ending cut off yet. */
import { type Word, wordsOf } from '../text/word.ts';

/** What was typed, as words whose `typed` is lower case and without accents. */
export function typedWords(text: string): Word[] {
  return wordsOf(folded(text));
}

const LETTERS = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const APOSTROPHES = /['’]/g;

/** The words of a text, lower case and without accents: what typedWords is compared with, but quick. */
export function lettersOf(text: string): string[] {
  return (folded(text).match(LETTERS) ?? []).map((word) => word.replace(APOSTROPHES, ''));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
