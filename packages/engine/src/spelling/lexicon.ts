/** The words the engine knows: which are left alone, and which a misspelt word may become (D1). */

import { shortWordsAsNames } from '../knowledge/around-names.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageWords } from '../knowledge/languages.ts';
import { isTitle } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { oncePerKey } from '../text/look-up.ts';
import { type Word, wordOf, wordsOf } from '../text/word.ts';
import { type Corrections, correctionsTo, SHORTEST_PART_LETTERS } from './corrections.ts';
import { type DirectoryNames, directoryNames } from './directory-names.ts';
import {
  type CommonEnglish,
  commonEnglish,
  type OutsideNames,
  outsideNames,
  rootsOf,
} from './never-corrected.ts';

/** What the engine knows of English, other languages and towns. */
type LanguagesKnown = Pick<Knowledge, 'english' | 'languages' | 'towns'>;

export interface Lexicon extends Omit<Corrections, 'titlesNear'> {
  /** Grammar words of other languages, Spanish names of trades, and towns. */
  outside(): OutsideNames;
  /** In the directory, the categories, the synonyms or common English: never corrected (D1). */
  isKnown(word: Word): boolean;
  /** Known as it is, not only by a root: 'handy', not 'handyy'. */
  isListed(word: Word): boolean;
  /** A word of a name in the directory: of a member, a company or a town of the chapter. */
  isOfDirectory(word: Word): boolean;
  /** A word of the language or of a trade, even if it is also a name: 'grace', 'baker' (M7). */
  isOrdinary(word: Word): boolean;
  /** In the categories or in the directory's roles and chains: a word that can be evidence. */
  isTerm(word: Word): boolean;
  /** Whether the word alone names a trade: 'lawyer'. */
  isTitle(word: Word): boolean;
  /** A title of a trade by its name: 'plumber' for 'Plumber'. The name itself if there is no such trade. */
  titleOf(trade: string): string;
  /** A word of any trade's terms or of the directory's: it counts as evidence as it is. */
  isTradeWord(word: Word): boolean;
  /** Whether the words are a title or a thing of a trade, all of it. */
  isWholeTerm(words: readonly Word[]): boolean;
  /** Whether two words occur together in a term. */
  isPair(first: Word, second: Word): boolean;
  /**
   * Base forms of the directory's names that are one slip away from a word; none if the word means
   * something else (M7).
   */
  namesNear(word: Word): readonly string[];
}

/**
 * @param known what is known of English, other languages and towns.
 * @param directoryTerms texts a misspelt word may become: roles, aliases, triggers, scenarios.
 * @param nameTexts texts that are known but never a correction: people, companies and towns.
 * @example lexiconOf(knowledgeOf(knowledge.trades), knowledge, [], []).correctionOf(wordOf('rofer'))
 *   // 'roofer'
 */
export function lexiconOf(
  { terms, entries, evidence, exact }: TradeKnowledge,
  known: LanguagesKnown,
  directoryTerms: Iterable<string>,
  nameTexts: Iterable<string>,
): Lexicon {
  const own = ownWords(directoryTerms);
  const names = directoryNames(nameTexts);
  const common = commonIn(known);
  const isTradeWord = ({ base, stem }: Word) =>
    evidence.knows(stem) || own.stems.has(stem) || own.written.has(base);
  const isOrdinary = (word: Word) =>
    !word.telling || isTradeWord(word) || common.hasWord(word) || shortWordsAsNames.has(word.base);
  const isPair = (first: Word, second: Word) => evidence.pair(first.stem, second.stem).length > 0;
  const corrections = correctionsTo(terms, own.written, names, isPair);
  const { isKnown, isListed } = knownWords(isTradeWord, names, common, corrections.titlesNear);
  return {
    outside: () => outsideOf(known),
    isKnown,
    isListed,
    isOfDirectory: ({ base }) => names.has(base),
    isOrdinary,
    isTerm: ({ stem }) => own.stems.has(stem) || evidence.isTerm(stem),
    isTitle: (word) => exact.titled([word]).length > 0,
    titleOf: (trade) => {
      const entry = entries.find(({ profession }) => profession.name === trade);
      return entry?.terms.find(({ kind }) => isTitle(kind))?.text ?? trade;
    },
    isTradeWord,
    isWholeTerm: (words) => exact.owners(words).length > 0,
    isPair,
    correctionOf: corrections.correctionOf,
    wordOfName: corrections.wordOfName,
    homophoneOf: corrections.homophoneOf,
    namesNear: (word) => {
      if (isOrdinary(word) || names.has(word.base)) return [];
      const near = names.near(word);
      const isSure = (name: string) =>
        Math.min(name.length, word.base.length) >= MIN_LETTERS_OF_SURE_NAME;
      return isKnown(word) ? near.filter(isSure) : near;
    },
  };
}

// Read at the first need, once for every directory.
const commonIn = oncePerKey(
  ({ english }) => commonEnglish(english),
  new WeakMap<LanguagesKnown, CommonEnglish>(),
);
const outsideOf = oncePerKey(outsideNames, new WeakMap<LanguagesKnown, OutsideNames>());

/** Endings that the stem of a word loses: 'plume' does not make 'pluming' a word that people write. */
const FORM = /(?:ing|ed)$/;

/** Letters two names need for one to be a slip of the other: 'Hanna' is Hannah, 'Dave' is not Dale. */
const MIN_LETTERS_OF_SURE_NAME = 5;

/** The words of the directory's texts. */
interface OwnWords {
  /** By base form, as they are written. */
  readonly written: ReadonlyMap<string, string>;
  readonly stems: ReadonlySet<string>;
}

function ownWords(texts: Iterable<string>): OwnWords {
  const written = new Map<string, string>();
  const stems = new Set<string>();
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      if (!written.has(word.base)) written.set(word.base, word.typed.toLowerCase());
      stems.add(word.stem);
    }
  }
  return { written, stems };
}

/** Tell whether a word is known, to a lexicon of these trades and names. */
function knownWords(
  isTradeWord: (word: Word) => boolean,
  names: DirectoryNames,
  common: CommonEnglish,
  titlesNear: Corrections['titlesNear'],
): Pick<Lexicon, 'isKnown' | 'isListed'> {
  const isWritten = (word: Word) =>
    !word.telling ||
    isTradeWord(word) ||
    names.has(word.base) ||
    common.hasForm(word.base) ||
    languageWords.has(word.base);
  const isListed = (word: Word) => isWritten(word) || common.has(word);
  const hasRoot = (word: Word) => rootsOf(word.base).some((root) => isListed(wordOf(root)));

  const isKnown = (word: Word) => {
    if (isWritten(word)) return true;
    const { base } = word;
    const isForm = common.has(word);
    if (!isForm && !hasRoot(word)) return false;
    if (isForm && !FORM.test(base)) return true;
    // Known by its root alone, it may be a slip of a word of a trade's name: 'pluming'.
    return !titlesNear(base).some(
      (title) => title[0] === base[0] && (!isForm || title.length > base.length),
    );
  };
  return { isKnown, isListed };
}

/**
 * The two words of a term that were written as one. Null when the word is not two such words.
 * @example splitOf(wordOf('landscapearchitect'), index.lexicon) // 'landscape architect'
 */
export function splitOf(word: Word, lexicon: Lexicon): string | null {
  if (word.base.length > LONGEST_SPLIT_LETTERS) return null;
  for (let cut = SHORTEST_PART_LETTERS; cut <= word.base.length - SHORTEST_PART_LETTERS; cut++) {
    const first = wordOf(word.base.slice(0, cut));
    const second = wordOf(word.base.slice(cut));
    if (lexicon.isPair(first, second)) return `${first.base} ${second.base}`;
  }
  return null;
}

/**
 * The words, with each that no trade claims and that is a term of two words written as one as these two:
 * 'backache' as 'back ache'. No correction, for it may be written either way.
 */
export function opened(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  return words.flatMap((word) => {
    if (!word.telling || word.base.length < 2 * SHORTEST_PART_LETTERS) return [word];
    if (lexicon.isTradeWord(word) || lexicon.isOfDirectory(word)) return [word];
    return partsOf(word, lexicon) ?? [word];
  });
}

function partsOf(word: Word, lexicon: Lexicon): readonly Word[] | null {
  const { typed, from, to } = word;
  if (typed.length !== to - from || typed.length > LONGEST_SPLIT_LETTERS) return null;
  for (let cut = SHORTEST_PART_LETTERS; cut <= typed.length - SHORTEST_PART_LETTERS; cut++) {
    const first = { ...wordOf(typed.slice(0, cut)), from, to: from + cut };
    const second = { ...wordOf(typed.slice(cut)), from: from + cut, to };
    if (lexicon.isPair(first, second) && lexicon.isWholeTerm([first, second]))
      return [first, second];
  }
  return null;
}

/**
 * Two words that were written as one, even if no term has both. Null unless one of them is in a term.
 * @example gluedWordsIn(wordOf('metallicpaint'), index.lexicon) // 'metallic paint'
 */
export function gluedWordsIn(word: Word, lexicon: Lexicon): string | null {
  if (word.base.length > LONGEST_SPLIT_LETTERS) return null;
  for (let cut = SHORTEST_GLUED_LETTERS; cut <= word.base.length - SHORTEST_GLUED_LETTERS; cut++) {
    const parts = [wordOf(word.base.slice(0, cut)), wordOf(word.base.slice(cut))];
    const areWords = parts.every((part) => part.telling && lexicon.isOrdinary(part));
    if (areWords && parts.some((part) => lexicon.isTerm(part)))
      return parts.map(({ base }) => base).join(' ');
  }
  return null;
}

/** Letters each of two glued words needs: shorter ones are found in words that are merely rare. */
const SHORTEST_GLUED_LETTERS = 4;

/** Longer words are never split: they are not two words, and trying every cut takes time. */
const LONGEST_SPLIT_LETTERS = 40;
