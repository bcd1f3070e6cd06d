/** Reads a need as typed: gives the words to route, and what was corrected (D1, D3). */
import { overlaps, type Part, replaceWords, type Word, wordOf, wordsOf } from '../text/word.ts';
import { isForeign, isOtherLanguage, muteForeign, translated } from './languages.ts';
import { gluedWordsIn, type Lexicon, opened, splitOf } from './lexicon.ts';
import { markPlaces } from './places.ts';
import { LONGEST_UNCORRECTED_LETTERS } from './spelling-index.ts';

export interface ReadNeed {
  /** The need that is routed: as typed, or with its misspelt words replaced. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Each distinct misspelt word as typed, and its correction (D3). */
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
  /** Whether a correction completes a trade's name: 'real estste attorney'. */
  readonly isNameCompleted: boolean;
}

/** Reads exactly what was typed, for the one click of D3. */
export function readExactly(text: string, lexicon: Lexicon): ReadNeed {
  const words = translated(markPlaces(wordsOf(text), lexicon), lexicon);
  return uncorrected(text, joinLetters(words, lexicon));
}

function uncorrected(text: string, words: readonly Word[]): ReadNeed {
  return { text, words, corrections: [], isNameCompleted: false };
}

/**
 * Only in a search of two to this many words are any two words taken for glued: a lone word may be a
 * name, and sentences have rare compounds ('storyline').
 */
const MAX_WORDS_OF_SEARCH = 6;

/**
 * Corrects unknown words; known words are never touched (D1).
 * @param surroundings the parts of the text that are no need, and so stay as they are: links, signatures.
 */
export function readNeed(
  typed: string,
  lexicon: Lexicon,
  surroundings: readonly Part[] = [],
): ReadNeed {
  const words = markPlaces(wordsOf(typed), lexicon);
  if (isForeign(words, lexicon))
    return uncorrected(typed, translated(muteForeign(words, lexicon), lexicon));
  const parts = partsOfTerms(words, lexicon);
  const names = namesIn(typed, words);
  const isSearch = words.length > 1 && words.length <= MAX_WORDS_OF_SEARCH;
  const isKept = (word: Word) => parts.has(word) || overlaps(word, surroundings);
  const corrections = new Map<string, string>();
  let isNameCompleted = false;
  for (const [i, word] of words.entries()) {
    if (isKept(word) || !isCorrectable(word, lexicon)) continue;
    const mayBeOfName = !names.has(word) && !lexicon.isListed(word);
    const ofName = mayBeOfName ? lexicon.wordOfName(words, i) : null;
    const to = ofName ?? meantBy(word, names.has(word), neighbours(words, i), isSearch, lexicon);
    if (ofName !== null) isNameCompleted = true;
    if (to !== null) corrections.set(word.typed, to);
  }
  if (corrections.size === 0) return uncorrected(typed, joined(words, lexicon));
  // A word that is typed twice is corrected in both places.
  const meant = words.map((word) => (isKept(word) ? null : (corrections.get(word.typed) ?? null)));
  const text = replaceWords(typed, meant);
  return {
    text,
    words: joined(markPlaces(wordsOf(text), lexicon), lexicon),
    corrections: Array.from(corrections, ([from, to]) => ({ from, to })),
    isNameCompleted,
  };
}

/** Whether a word may be corrected if it is unknown: it is long enough, all letters, and of no other language (D1). */
function isCorrectable(word: Word, lexicon: Lexicon): boolean {
  const isWritten = word.base.length > LONGEST_UNCORRECTED_LETTERS && LETTERS_ONLY.test(word.base);
  return isWritten && !isOtherLanguage(word, lexicon);
}

/**
 * The term, or the two words of a term, that an unknown word was meant to be; null to leave it as
 * it is (D1).
 */
function meantBy(
  word: Word,
  isName: boolean,
  beside: readonly Word[],
  isSearch: boolean,
  lexicon: Lexicon,
): string | null {
  if (lexicon.isKnown(word)) return null;
  if (isName) return lexicon.homophoneOf(word);
  if (beside.some((other) => lexicon.isTitle(other))) return besideTitle(word, beside, lexicon);
  const meant = lexicon.correctionOf(word, beside) ?? splitOf(word, lexicon);
  return meant ?? (isSearch ? gluedWordsIn(word, lexicon) : null);
}

/**
 * An unknown word beside a trade's own name is taken for another name, 'realtor weddington', unless it
 * is nearly the name of a trade or a word that is said beside its neighbour: 'divorse lawyer'.
 */
function besideTitle(word: Word, beside: readonly Word[], lexicon: Lexicon): string | null {
  const meant = lexicon.correctionOf(word, beside);
  const read = wordsOf(meant ?? '');
  const fits = (one: Word) =>
    lexicon.isTitle(one) || beside.some((other) => lexicon.isPair(one, other));
  return read.some(fits) ? meant : null;
}

/** The telling words next to a word: in 'shut off velves', 'shut'. */
function neighbours(words: readonly Word[], at: number): readonly Word[] {
  const before = words.slice(0, at).findLast(({ telling }) => telling);
  const after = words.slice(at + 1).find(({ telling }) => telling);
  return [before, after].filter((word) => word !== undefined);
}

/** If a larger share of the words is capitalised, capitals are a style of writing and do not mark names. */
const MAX_CAPITALISED_SHARE = 0.5;

const CAPITALISED = /^\p{Lu}/u;
const BEGINS_SENTENCE = /(?:^|[.!?:\n"“([-])\s*$/u;

/** Capitalised words inside sentences that are otherwise lower case: names, brands, places (D1). */
function namesIn(text: string, words: readonly Word[]): ReadonlySet<Word> {
  const inside = words.filter(({ from }) => !BEGINS_SENTENCE.test(text.slice(0, from)));
  const telling = inside.filter((word) => word.telling);
  const capitalised = telling.filter(({ typed }) => CAPITALISED.test(typed));
  return new Set(capitalised.length > MAX_CAPITALISED_SHARE * telling.length ? [] : capitalised);
}

/** Words that form a term with a neighbour: 'ance' in 'insur ance' does not mean 'dance'. */
function partsOfTerms(words: readonly Word[], lexicon: Lexicon): ReadonlySet<Word> {
  const parts = new Set<Word>();
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next !== undefined && formTerm(word, next, lexicon)) parts.add(word).add(next);
  });
  return parts;
}

/**
 * Reads two words that form a term as that term, 'dry wall' as 'drywall', unless another term contains both words, as
 * with 'ice maker'.
 */
function joined(words: readonly Word[], lexicon: Lexicon): Word[] {
  const read: Word[] = [];
  for (const word of joinLetters(translated(opened(words, lexicon), lexicon), lexicon)) {
    const before = read.at(-1);
    if (before !== undefined && formTerm(before, word, lexicon) && !lexicon.isPair(before, word)) {
      read.splice(-1, 1, together(before, word));
    } else {
      read.push(word);
    }
  }
  return read;
}

function formTerm(first: Word, second: Word, lexicon: Lexicon): boolean {
  return first.telling && second.telling && lexicon.isTerm(together(first, second));
}

function together(first: Word, second: Word): Word {
  const typed = `${first.typed} ${second.typed}`;
  return { ...wordOf(first.base + second.base), typed, from: first.from, to: second.to };
}

const LETTERS_ONLY = /^\p{L}+$/u;

// Reads single letters in a row as the acronym they spell: 'h v a c' (D1).

const LETTER = /^\p{L}$/u;

/** Letters an acronym has at least and at most. */
const MIN_LETTERS = 2;
const MAX_LETTERS = 6;

/**
 * The words, with each row of letters that spells a known term as one word.
 * 'need an h v a c guy' is read as 'need an hvac guy'.
 */
function joinLetters(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
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
