/** The words the engine knows: which are left alone, and which a misspelt word may become (D1). */

import { shortWordsAsNames } from '../knowledge/around-names.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageWords } from '../knowledge/languages.ts';
import { isHint, isTitle, kindOf, type Terms } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { similarity } from '../text/edit-distance.ts';
import { type Word, wordOf, wordsOf } from '../text/word.ts';
import { directoryNames, type OneSlipIndex, oneSlipIndex } from './directory-names.ts';
import { commonEnglish, type OutsideNames, outsideNames, rootsOf } from './never-corrected.ts';
import {
  type AlikeIndex,
  alikeIndex,
  likeness,
  type SpellingIndex,
  spellingIndex,
} from './spelling-index.ts';

/** What the engine knows of English, other languages and towns. */
type LanguagesKnown = Pick<Knowledge, 'english' | 'languages' | 'towns'>;

export interface Lexicon {
  /** Spanish names and towns. */
  outside(): OutsideNames;
  /** In the directory, the categories, the synonyms or common English: never corrected (D1). */
  isKnown(word: Word): boolean;
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
   * The term an unknown word was meant to be, as the term is written; or null.
   * @param beside its neighbours in the text: among similar terms, one that forms a pair with them is preferred.
   */
  correctionOf(word: Word, beside?: readonly Word[]): string | null;
  /** The term that sounds like the word, or null: the only correction that a name can get. */
  homophoneOf(word: Word): string | null;
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
  const own = new Map<string, string>();
  const ownStems = new Set<string>();
  for (const text of directoryTerms) {
    for (const word of wordsOf(text)) {
      if (!own.has(word.base)) own.set(word.base, word.typed.toLowerCase());
      ownStems.add(word.stem);
    }
  }
  const names = directoryNames(nameTexts);
  const common = commonEnglish(known.english);
  let outside: OutsideNames | undefined;
  let corrections: Corrections | undefined;
  const allCorrections = () => {
    corrections ??= correctionsTo(terms, own);
    return corrections;
  };
  const isTradeWord = ({ base, stem }: Word) =>
    evidence.knows(stem) || ownStems.has(stem) || own.has(base);
  const isWritten = ({ base }: Word) =>
    names.has(base) || common.hasForm(base) || languageWords.has(base);
  const isListed = (word: Word) => isTradeWord(word) || names.has(word.base) || common.has(word);
  const hasRoot = (word: Word) => rootsOf(word.base).some((root) => isListed(wordOf(root)));
  const isKnown = (word: Word) => {
    if (!word.telling || isTradeWord(word) || isWritten(word)) return true;
    if (!isListed(word) && !hasRoot(word)) return false;
    if (isListed(word) && !FORM.test(word.base)) return true;
    return titleMeantBy(word, isListed(word)) === undefined;
  };
  /** The word of a trade's name that a word known by its root alone is a slip of: 'pluming'. */
  const titleMeantBy = ({ base }: Word, isForm: boolean) =>
    base.length < MIN_LETTERS_OF_SLIP
      ? undefined
      : allCorrections()
          .titles.near(base)
          .find((title) => title[0] === base[0] && (!isForm || title.length > base.length));
  const isOrdinary = (word: Word) =>
    !word.telling || isTradeWord(word) || common.hasWord(word) || shortWordsAsNames.has(word.base);
  const isPair = (first: Word, second: Word) => evidence.pair(first.stem, second.stem).length > 0;
  /** The term as written; null if the word is nearer to a name of the directory. */
  const written = (word: Word, meant: string | null) => {
    if (meant === null) return null;
    const nearest = nearness(word.base, meant);
    const isNearerToName = names.near(word).some((name) => nearness(word.base, name) > nearest);
    return isNearerToName ? null : (allCorrections().written.get(meant) ?? null);
  };
  return {
    outside: () => {
      outside ??= outsideNames(known);
      return outside;
    },
    isKnown,
    isOfDirectory: ({ base }) => names.has(base),
    isOrdinary,
    isTerm: ({ stem }) => ownStems.has(stem) || evidence.isTerm(stem),
    isTitle: (word) => exact.titled([word]).length > 0,
    titleOf: (trade) => {
      const entry = entries.find(({ profession }) => profession.name === trade);
      return entry?.terms.find(({ kind }) => isTitle(kind))?.text ?? trade;
    },
    isTradeWord,
    isWholeTerm: (words) => exact.owners(words).length > 0,
    isPair,
    correctionOf: (word, beside = []) => {
      const { spelling, alike } = allCorrections();
      const fits = (term: string) => beside.some((other) => isPair(wordOf(term), other));
      return written(word, spelling.nearest(word.base, fits) ?? alike.mostAlike(word.base));
    },
    homophoneOf: (word) => written(word, allCorrections().alike.homophone(word.base)),
    namesNear: (word) => {
      if (isOrdinary(word) || names.has(word.base)) return [];
      const near = names.near(word);
      const isSure = (name: string) =>
        Math.min(name.length, word.base.length) >= MIN_LETTERS_OF_SURE_NAME;
      return isKnown(word) ? near.filter(isSure) : near;
    },
  };
}

/**
 * Letters of a slip that is looked for among the names of trades though a root of it is known:
 * shorter words are too like each other.
 */
const MIN_LETTERS_OF_SLIP = 7;

/** Endings that the stem of a word loses: 'plume' does not make 'pluming' a word that people write. */
const FORM = /(?:ing|ed)$/;

/** Letters two names need for one to be a slip of the other: 'Hanna' is Hannah, 'Dave' is not Dale. */
const MIN_LETTERS_OF_SURE_NAME = 5;

/** What misspelt words may become. Built at the first unknown word: most needs have none. */
interface Corrections {
  /** How a base form, or two words written as one, is written in a term. */
  readonly written: ReadonlyMap<string, string>;
  readonly spelling: SpellingIndex;
  readonly alike: AlikeIndex;
  /** The words of the trades' names, long enough to be known by one slip. */
  readonly titles: OneSlipIndex;
}

/** @param own words of the directory by base form, as they are written. */
function correctionsTo(terms: Terms, own: ReadonlyMap<string, string>): Corrections {
  const bases = new Map<string, string>();
  const joined = new Map<string, string>();
  const uses = new Map<string, number>();
  const titles = new Set<string>();
  const base = terms.typed.map((typed) => wordOf(typed).base);
  for (let term = 0; term < terms.count; term++) {
    if (isHint(terms, term)) continue;
    const words = terms.words.subarray(terms.start[term], terms.start[term + 1]);
    for (const word of words) {
      const [key, typed] = [base[word] as string, terms.typed[word] as string];
      if (!bases.has(key) || typed === key) bases.set(key, typed);
      uses.set(key, (uses.get(key) ?? 0) + 1);
      if (isTitle(kindOf(terms, term)) && terms.telling[word] === 1) titles.add(key);
    }
    if (kindOf(terms, term) === 'symptom') continue;
    // Two neighbouring words that people might write as one.
    for (const [i, word] of words.subarray(1).entries()) {
      const [a, b] = [base[words[i] as number] as string, base[word] as string];
      if (Math.min(a.length, b.length) < SHORTEST_PART_LETTERS) continue;
      joined.set(a + b, `${terms.typed[words[i] as number]} ${terms.typed[word]}`);
    }
  }
  // A slip of 'house' is likelier than one of 'hose'.
  const byUse = [...bases.keys()].sort((a, b) => (uses.get(b) as number) - (uses.get(a) as number));
  return {
    written: new Map([...joined, ...own, ...bases]),
    spelling: spellingIndex([...byUse, ...own.keys(), ...joined.keys()], titles),
    alike: alikeIndex([...byUse, ...own.keys()]),
    titles: oneSlipIndex(Array.from(titles).filter(({ length }) => length >= MIN_LETTERS_OF_SLIP)),
  };
}

/** How near a misspelt word is to a possible meaning, on the scale that ranks terms (D1). */
function nearness(word: string, meant: string): number {
  return similarity(word, meant) + likeness(word, meant);
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

/** Letters each part of a split word needs: shorter parts are found in any word. */
const SHORTEST_PART_LETTERS = 3;

/** Longer words are never split: they are not two words, and trying every cut takes time. */
const LONGEST_SPLIT_LETTERS = 40;
