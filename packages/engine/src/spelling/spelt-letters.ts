/** Reads single letters in a row as the acronym they spell: 'h v a c' (D1). Pure. */
import { type Word, wordsOf } from '../text/word.ts';
import type { Lexicon } from './lexicon.ts';

const LETTER = /^\p{L}$/u;

/** Letters an acronym has at least and at most. */
const MIN_LETTERS = 2;
const MAX_LETTERS = 6;

/**
 * The words, with each row of letters that spells a known term as one word.
 * @example joinLetters(wordsOf('need an h v a c guy'), index.lexicon)[2].base // 'hvac'
 */
export function joinLetters(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  if (!words.some((word, i) => isLetter(word) && isLetter(words[i + 1]))) return words;
  const read: Word[] = [];
  for (let i = 0; i < words.length; ) {
    const acronym = acronymAt(words, i, lexicon);
    read.push(acronym?.word ?? (words[i] as Word));
    i += acronym?.letters ?? 1;
  }
  return read;
}

function isLetter(word: Word | undefined): boolean {
  return word !== undefined && LETTER.test(word.typed);
}

/** The longest acronym that begins at a word, unless the word is the article before one: 'need a d j'. */
function acronymAt(words: readonly Word[], at: number, lexicon: Lexicon) {
  let end = at;
  while (end < at + MAX_LETTERS && isLetter(words[end])) end++;
  const isArticle = at > 0 && words[at]?.base === 'a';
  if (isArticle && spelt(words.slice(at + 1, end), lexicon) !== null) return null;
  for (let to = end; to - at >= MIN_LETTERS; to--) {
    const word = spelt(words.slice(at, to), lexicon);
    if (word !== null) return { word, letters: to - at };
  }
  return null;
}

/** The term that all these letters spell, or null. */
function spelt(letters: readonly Word[], lexicon: Lexicon): Word | null {
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined || letters.length < MIN_LETTERS) return null;
  const [word] = wordsOf(letters.map(({ typed }) => typed.toUpperCase()).join(''));
  if (word === undefined || !word.telling || !lexicon.isTerm(word)) return null;
  return {
    ...word,
    typed: letters.map(({ typed }) => typed).join(' '),
    from: first.from,
    to: last.to,
  };
}
