/** Other languages: which texts are in one, and the Spanish names of trades (D1). Pure. */
import { stopwords } from '../knowledge/english.ts';
import { folded, type Word, wordsOf } from '../text/word.ts';
import type { Lexicon } from './lexicon.ts';
import type { SpanishName } from './never-corrected.ts';

/** Share of a text's other words that must be unknown if a word of a foreign grammar is to tell its language. */
const MIN_UNKNOWN_SHARE = 0.5;

/** So many words of a foreign grammar tell a language by themselves. */
const SURE_FOREIGN_WORDS = 2;

/** Letters that only languages such as Vietnamese have. */
const FOREIGN_LETTER = /[ăđơưạ-ỹ]/iu;

/** Whether a text is in another language: nothing in it is corrected word by word. */
export function isForeign(words: readonly Word[], lexicon: Lexicon): boolean {
  const { foreignWords } = lexicon.outside();
  const foreign = words.filter((word) => foreignWords.has(folded(word.typed)));
  if (words.some(({ typed }) => FOREIGN_LETTER.test(typed.normalize('NFC')))) return true;
  if (foreign.length === 0) return false;
  const others = words.filter((word) => !foreignWords.has(folded(word.typed)));
  const english = others.filter(
    ({ typed }) => stopwords.has(typed.toLowerCase()) && typed.length > 1,
  );
  if (english.length >= foreign.length) return false;
  if (foreign.length >= SURE_FOREIGN_WORDS) return true;
  const unknown = others.filter((word) => !lexicon.isKnown(word));
  return unknown.length > 0 && unknown.length >= MIN_UNKNOWN_SHARE * others.length;
}

/** The words, where those of a foreign grammar are not telling: 'pour' is French here. */
export function muteForeign(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const { foreignWords } = lexicon.outside();
  return words.map((word) =>
    foreignWords.has(folded(word.typed)) ? { ...word, telling: false } : word,
  );
}

/** Whether a word by itself is of a foreign grammar or a Spanish name of a trade: 'hacer', 'plomero'. */
export function isOtherLanguage(word: Word, lexicon: Lexicon): boolean {
  return (
    lexicon.outside().foreignWords.has(folded(word.typed)) || spanishAt([word], 0, lexicon) !== null
  );
}

/** The longest Spanish name of a trade that begins at a word, unless it is a word that English has too. */
function spanishAt(words: readonly Word[], at: number, lexicon: Lexicon): SpanishName | null {
  const word = words[at] as Word;
  const name = lexicon
    .outside()
    .spanish.get(folded(word.typed))
    ?.find(({ run }) => run.every((part, i) => i === 0 || isPlain(words[at + i], part)));
  return name === undefined || (name.run.length === 1 && lexicon.isKnown(word)) ? null : name;
}

/**
 * The words, with each Spanish name of a trade as the trade's own in English, so that all that is
 * known about it applies. As typed they stay Spanish.
 */
export function translated(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const read: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const name = spanishAt(words, i, lexicon);
    if (name === null) {
      read.push(word);
      continue;
    }
    const last = words[i + name.run.length - 1] as Word;
    const typed = words.slice(i, i + name.run.length).map((part) => part.typed);
    for (const part of wordsOf(lexicon.titleOf(name.trade)))
      read.push({ ...part, typed: typed.join(' '), from: word.from, to: last.to });
    i += name.run.length - 1;
  }
  return read;
}

function isPlain(word: Word | undefined, text: string): boolean {
  return word !== undefined && folded(word.typed) === text;
}
