/** The words the engine knows: which are left alone, and which a misspelt one may become (D1). */
import { kindOf, wordsOfTerm } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import type { TradeTable } from '../professions/trade-table.ts';
import { similarity } from '../text/edit-distance.ts';
import { type Word, wordOf, wordsOf } from '../text/word.ts';
import { type AlikeIndex, alikeIndex } from './alike-index.ts';
import { commonEnglish } from './common-english.ts';
import { directoryNames } from './directory-names.ts';
import { rootsOf } from './roots-of.ts';
import { likeness, type SpellingIndex, spellingIndex } from './spelling-index.ts';

export interface Lexicon {
  /** In the directory, the categories, the synonyms or common English: never corrected (D1). */
  isKnown(word: Word): boolean;
  /** A word of the language or of a trade, whether or not it is a name as well: 'grace', 'baker' (M7). */
  isOrdinary(word: Word): boolean;
  /** In the categories or in the directory's roles and chains: a word that can be evidence. */
  isTerm(word: Word): boolean;
  /** Two words that stand together in a term. */
  isPair(first: Word, second: Word): boolean;
  /** The term a word that is not known was meant to be, as the term is written; or null. */
  correctionOf(word: Word): string | null;
  /** Base forms of the directory's names of which a word that is no other is a slip (M7). */
  namesNear(word: Word): readonly string[];
}

/**
 * @param english stems and names of common English, as the knowledge file lists them.
 * @param directoryTerms texts a misspelt word may become: roles, aliases, triggers, scenarios.
 * @param nameTexts texts that are known but not corrected to: people, companies and towns.
 */
export function lexiconOf(
  { table, evidence }: TradeKnowledge,
  english: string,
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
  const common = commonEnglish(english);
  let trades: TradeTerms | undefined;
  let spelling: SpellingIndex | undefined;
  let alike: AlikeIndex | undefined;
  const tradeTerms = () => {
    trades ??= tradeTermsOf(table);
    return trades;
  };
  const isTradeWord = (word: Word) =>
    evidence.knows(word.stem) ||
    ownStems.has(word.stem) ||
    own.has(word.base) ||
    tradeTerms().bases.has(word.base);
  const isListed = (word: Word) => isTradeWord(word) || names.has(word.base) || common.has(word);
  const isKnown = (word: Word) =>
    !word.telling || isListed(word) || rootsOf(word.base).some((root) => isListed(wordOf(root)));
  const isOrdinary = (word: Word) => !word.telling || isTradeWord(word) || common.hasWord(word);
  const termMeant = ({ base }: Word) => {
    const { bases, joined } = tradeTerms();
    spelling ??= spellingIndex([...bases.keys(), ...own.keys(), ...joined.keys()]);
    alike ??= alikeIndex([...bases.keys(), ...own.keys()]);
    return spelling.nearest(base) ?? alike.mostAlike(base);
  };
  const isNearerToName = (word: Word, term: string) => {
    const nearest = nearness(word.base, term);
    return names.near(word).some((name) => nearness(word.base, name) > nearest);
  };
  return {
    isKnown,
    isOrdinary,
    isTerm: ({ stem }) => ownStems.has(stem) || tradeTerms().stems.has(stem),
    isPair: (first, second) => evidence.pair(first.stem, second.stem).length > 0,
    correctionOf: (word) => {
      const { bases, joined } = tradeTerms();
      const meant = termMeant(word);
      if (meant === null || isNearerToName(word, meant)) return null;
      return bases.get(meant) ?? own.get(meant) ?? joined.get(meant) ?? null;
    },
    namesNear: (word) => {
      if (isOrdinary(word) || names.has(word.base)) return [];
      const near = names.near(word);
      const isSure = (name: string) => Math.min(name.length, word.base.length) >= SURE_NAME;
      return isKnown(word) ? near.filter(isSure) : near;
    },
  };
}

/** Letters from which on another name may be this one: 'Hanna' is Hannah, 'Dave' is not Dale. */
const SURE_NAME = 5;

/** Words of the trades' terms that a misspelt word may become. */
interface TradeTerms {
  /** By base form, as the term is written. */
  readonly bases: ReadonlyMap<string, string>;
  readonly stems: ReadonlySet<string>;
  /** Two neighbours of a title or keyword written as one, and how they are meant. */
  readonly joined: ReadonlyMap<string, string>;
}

/** Topics are no trades: their words are known, but nothing is corrected to them. */
function tradeTermsOf(table: TradeTable): TradeTerms {
  const bases = new Map<string, string>();
  const stems = new Set<string>();
  const joined = new Map<string, string>();
  const { typed, base, stem } = table.words;
  for (const term of table.terms.profession.keys()) {
    const kind = kindOf(table, term);
    const { isTopic } = table.professions[table.terms.profession[term] as number] ?? {};
    if (kind === 'hint' || isTopic) continue;
    const words = wordsOfTerm(table, term);
    for (const word of words) {
      const key = base[word] as string;
      if (!bases.has(key)) bases.set(key, typed[word] as string);
      stems.add(stem[word] as string);
    }
    if (kind !== 'symptom') addJoined(words, table, joined);
  }
  return { bases, stems, joined };
}

/** Every two neighbours that might be written as one, and how they are meant. */
function addJoined(
  words: readonly number[],
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

/** How near a misspelt word is to what it may mean, as terms are compared with each other (D1). */
function nearness(word: string, meant: string): number {
  return similarity(word, meant) + likeness(word, meant);
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
