/** The words the engine knows: which are left alone, and which a misspelt one may become (D1). */
import { pairKey } from '../professions/evidence-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { type Word, wordOf, wordsOf } from '../text/word.ts';
import { type AlikeIndex, alikeIndex } from './alike-index.ts';
import { isCommonEnglish } from './common-english.ts';
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
 * @param directoryTerms texts a misspelt word may become: roles, aliases, triggers, scenarios.
 * @param directoryNames texts that are known but not corrected to: people and companies.
 */
export function lexiconOf(
  { entries, evidence }: TradeKnowledge,
  directoryTerms: Iterable<string>,
  directoryNames: Iterable<string>,
): Lexicon {
  const terms = new Map<string, string>();
  const joined = new Map<string, string>();
  const stems = new Set<string>();
  const addTerm = (word: Word) => {
    if (!terms.has(word.base)) terms.set(word.base, word.typed.toLowerCase());
    stems.add(word.stem);
  };
  for (const { words, kind } of entries.flatMap((entry) => entry.terms)) {
    words.forEach(addTerm);
    if (kind !== 'symptom') addJoined(words, joined);
  }
  for (const text of directoryTerms) wordsOf(text).forEach(addTerm);
  const names = new Set<string>();
  for (const text of directoryNames) for (const word of wordsOf(text)) names.add(word.base);
  const isListed = (word: Word) =>
    terms.has(word.base) ||
    stems.has(word.stem) ||
    evidence.words.has(word.stem) ||
    names.has(word.base) ||
    isCommonEnglish(word);
  let spelling: SpellingIndex | null = null;
  let alike: AlikeIndex | null = null;
  return {
    isKnown: (word) =>
      !word.telling || isListed(word) || rootsOf(word.base).some((root) => isListed(wordOf(root))),
    isTerm: (word) => stems.has(word.stem),
    isPair: (first, second) => evidence.pairs.has(pairKey(first.stem, second.stem)),
    correctionOf: ({ base }) => {
      spelling ??= spellingIndex([...terms.keys(), ...joined.keys()]);
      alike ??= alikeIndex(terms.keys());
      const meant = spelling.nearest(base) ?? alike.mostAlike(base);
      return meant === null ? null : (terms.get(meant) ?? joined.get(meant) ?? null);
    },
  };
}

/** Every two neighbours that might be written as one, and how they are meant. */
function addJoined(words: readonly Word[], joined: Map<string, string>): void {
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next === undefined || Math.min(word.base.length, next.base.length) < SHORTEST_PART) return;
    joined.set(word.base + next.base, `${word.typed} ${next.typed}`);
  });
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
