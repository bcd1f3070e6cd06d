/** The words the engine knows: which are left alone, and which a misspelt one may become (D1). */
import { kindOf, termWords } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import type { TradeTable } from '../professions/trade-table.ts';
import { type Word, wordOf, wordsOf } from '../text/word.ts';
import { type AlikeIndex, alikeIndex } from './alike-index.ts';
import { commonEnglish } from './common-english.ts';
import { rootsOf } from './roots-of.ts';
import { type SpellingIndex, spellingIndex } from './spelling-index.ts';

export interface Lexicon {
  /** In the directory, the categories, the synonyms or common English: never corrected (D1). */
  isKnown(word: Word): boolean;
  /** In the categories or in the directory's roles and chains: a word that can be evidence. */
  isTerm(word: Word): boolean;
  /** Two words that stand together in a term. */
  isPair(first: Word, second: Word): boolean;
  /** The term a word that is not known was meant to be, as the term is written; or null. */
  correctionOf(word: Word): string | null;
}

/**
 * @param english stems and names of common English, as the knowledge file lists them.
 * @param directoryTerms texts a misspelt word may become: roles, aliases, triggers, scenarios.
 * @param directoryNames texts that are known but not corrected to: people and companies.
 */
export function lexiconOf(
  { table, evidence }: TradeKnowledge,
  english: string,
  directoryTerms: Iterable<string>,
  directoryNames: Iterable<string>,
): Lexicon {
  const own = new Map<string, string>();
  const ownStems = new Set<string>();
  for (const text of directoryTerms) {
    for (const word of wordsOf(text)) {
      if (!own.has(word.base)) own.set(word.base, word.typed.toLowerCase());
      ownStems.add(word.stem);
    }
  }
  const names = new Set<string>();
  for (const text of directoryNames) for (const word of wordsOf(text)) names.add(word.base);
  const common = commonEnglish(english);
  let corrections: Corrections | undefined;
  const isListed = (word: Word) =>
    evidence.knows(word.stem) ||
    ownStems.has(word.stem) ||
    own.has(word.base) ||
    names.has(word.base) ||
    common.has(word);
  return {
    isKnown: (word) =>
      !word.telling || isListed(word) || rootsOf(word.base).some((root) => isListed(wordOf(root))),
    isTerm: ({ stem }) => ownStems.has(stem) || evidence.isTerm(stem),
    isPair: (first, second) => evidence.pair(first.stem, second.stem).length > 0,
    correctionOf: ({ base }) => {
      corrections ??= correctionsTo(table, own);
      const { written, spelling, alike } = corrections;
      const meant = spelling.nearest(base) ?? alike.mostAlike(base);
      return meant === null ? null : (written.get(meant) ?? null);
    },
  };
}

/** What misspelt words may become. Built when the first one is met: most needs have none. */
interface Corrections {
  /** How a base form, or two words written as one, are written in a term. */
  readonly written: ReadonlyMap<string, string>;
  readonly spelling: SpellingIndex;
  readonly alike: AlikeIndex;
}

/** @param own words of the directory by base form, as they are written. */
function correctionsTo(table: TradeTable, own: ReadonlyMap<string, string>): Corrections {
  const bases = new Map<string, string>();
  const joined = new Map<string, string>();
  const { typed, base } = table.words;
  const ofTerms = termWords(table);
  for (const term of table.terms.profession.keys()) {
    const kind = kindOf(table, term);
    if (kind === 'hint') continue;
    const words = ofTerms.of(term);
    for (const word of words) {
      const key = base[word] as string;
      if (!bases.has(key)) bases.set(key, typed[word] as string);
    }
    if (kind !== 'symptom') addJoined(words, table, joined);
  }
  return {
    written: new Map([...joined, ...own, ...bases]),
    spelling: spellingIndex([...bases.keys(), ...own.keys(), ...joined.keys()]),
    alike: alikeIndex([...bases.keys(), ...own.keys()]),
  };
}

/** Every two neighbours that might be written as one, and how they are meant. */
function addJoined(
  words: Uint16Array,
  { words: { typed, base } }: TradeTable,
  joined: Map<string, string>,
): void {
  for (let i = 0; i + 1 < words.length; i++) {
    const [first, next] = [words[i] as number, words[i + 1] as number];
    const [a, b] = [base[first] as string, base[next] as string];
    if (Math.min(a.length, b.length) >= SHORTEST_PART) {
      joined.set(a + b, `${typed[first]} ${typed[next]}`);
    }
  }
}

/** Two words of a term written as one: 'landscapearchitect'. Null when there is no such place to cut. */
export function splitOf(word: Word, lexicon: Lexicon): string | null {
  if (word.base.length > LONGEST_SPLIT) return null;
  for (let cut = SHORTEST_PART; cut <= word.base.length - SHORTEST_PART; cut++) {
    const first = wordOf(word.base.slice(0, cut));
    const second = wordOf(word.base.slice(cut));
    if (lexicon.isPair(first, second)) return `${first.base} ${second.base}`;
  }
  return null;
}

/** Letters each part of a split word needs: shorter ones are found in anything. */
const SHORTEST_PART = 3;

/** Letters of a split word at most: longer ones are no two words, and every cut costs time. */
const LONGEST_SPLIT = 40;
