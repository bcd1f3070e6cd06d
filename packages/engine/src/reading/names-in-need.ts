/** Finds the members that a need asks for by name, their own or their company's (M7). */
import {
  askingForSomeone,
  companyForms,
  nameSuffixes,
  tradesAsNames,
} from '../knowledge/around-names.ts';
import { beforeNouns } from '../knowledge/english.ts';
import { honorifics } from '../members/match-name.ts';
import type { NameMention } from '../members/name-index.ts';
import type { PlacedMember } from '../members/placed-member.ts';
import { isNeedByItself } from '../professions/certainty.ts';
import { containsWholeRun, muteRuns, sameRun } from '../text/runs.ts';
import {
  basesOf,
  overlaps,
  type Part,
  stemsOf,
  tellingWords,
  type Word,
  wordsOf,
} from '../text/word.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { type OwnTrade, ownTrades } from './own-trade.ts';
import { partsOf } from './parts-of-text.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

export interface NeedByName {
  /** The need, understood with or without its corrections, depending on where the names were found. */
  readonly understood: UnderstoodNeed;
  /** Never empty. */
  readonly names: readonly MentionedName[];
}

export interface MentionedName {
  readonly mention: NameMention;
  /** The members with this name that the need may mean; never empty. */
  readonly members: readonly PlacedMember[];
  /** The words of the understood need that mention the name. */
  readonly words: readonly Word[];
  /** Set when the rest of the need asks for the trade of these members: 'Garrett, roof leak'. */
  readonly trade: OwnTrade | null;
}

/**
 * Null when the need names no member. The text as typed is tried first, because a slip in a name
 * may look like a slip in a trade's word.
 */
export function namesInNeed(
  whole: UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): NeedByName | null {
  const { correction } = whole;
  if (correction === null && !whole.words.some(isTwoWords)) {
    return namesIn(whole.words, () => whole, options, index);
  }
  const typed = correction?.typed ?? whole.text;
  const words = muteRuns(wordsOf(typed), index.muted);
  const asTyped = () =>
    correction === null ? whole : understandNeed(typed, { ...options, exact: true }, index);
  const named = namesIn(words, asTyped, options, index);
  if (named === null) return namesIn(whole.words, () => whole, options, index);
  const arePartsBySlips = named.names.every(({ mention }) => !mention.isExact && !mention.isWhole);
  return arePartsBySlips && isTradeWording(tellingWords(whole.words), index) ? null : named;
}

/** @param understand gives the understood need of these words; called only if they mention a name. */
function namesIn(
  words: readonly Word[],
  understand: () => UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): NeedByName | null {
  const mentions = index.names.find(words, index.lexicon, options.exact !== true);
  if (mentions.length === 0) return null;
  const telling = mentions.filter(({ isTelling }) => isTelling);
  const understood = understand();
  const names =
    telling.length > 0
      ? tellingNames(telling, words, understood, index)
      : plainNames(mentions, words, understood, index);
  return names.length === 0 ? null : { understood, names };
}

/**
 * Names that can only be names. If the need says something else too, a full name still counts, and
 * part of a name counts when the rest is that member's trade.
 */
function tellingNames(
  mentions: readonly NameMention[],
  words: readonly Word[],
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): MentionedName[] {
  const rest = wordsBeside(words, mentions);
  if (rest.length === 0)
    return mentions.map((mention) => mentionedName(mention, words, understood));
  const asked = understood.words.map((word) =>
    overlaps(word, rest) ? word : { ...word, telling: false },
  );
  const tradeOf = ownTrades(asked, index);
  return mentions.flatMap((mention) => {
    const trades = mention.members.map(({ member }) => tradeOf(member));
    const trade = trades.find((own) => own !== null) ?? null;
    const isFullName = mention.isWhole && mention.places.size > 1;
    if (trade === null && !isFullName) return [];
    const members = mention.members.filter((_, i) => trade === null || trades[i] !== null);
    return { ...mentionedName(mention, words, understood), members, trade };
  });
}

/**
 * Names made of ordinary words, 'Grace' or 'Second Coat': they count when the need says nothing
 * else and names no trade.
 */
function plainNames(
  mentions: readonly NameMention[],
  words: readonly Word[],
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): MentionedName[] {
  return mentions
    .filter(
      (mention) =>
        wordsBeside(words, [mention]).length === 0 &&
        (mention.places.size > 1 || isAskedFor(mention, words)) &&
        !isTradeWording(wordsAt(mention, words), index) &&
        !isTradeWording(words, index),
    )
    .map((mention) => mentionedName(mention, words, understood));
}

function mentionedName(
  mention: NameMention,
  words: readonly Word[],
  understood: UnderstoodNeed,
): MentionedName {
  const said = wordsAt(mention, words);
  return {
    mention,
    members: mention.members,
    words: understood.words.filter((word) => overlaps(word, said)),
    trade: null,
  };
}

/** Whether the words are the wording of a trade, a trigger or a role: 'baker', 'Home Care'. */
function isTradeWording(
  words: readonly Word[],
  { trades, triggers, groups }: DirectoryIndex,
): boolean {
  const bases = basesOf(words);
  return (
    (words.length === 1 && tradesAsNames.has(bases[0] ?? '')) ||
    trades.exact.owners(words).length > 0 ||
    triggers.hits(words).some(({ trigger }) => sameRun(trigger.stems, stemsOf(words))) ||
    groups.some(({ names }) => names.some((name) => containsWholeRun(name.bases, bases)))
  );
}

/** Two words that were read as one term: 'dry wall'. */
function isTwoWords({ typed }: Word): boolean {
  return typed.includes(' ');
}

function wordsAt({ places }: NameMention, words: readonly Word[]): Word[] {
  return words.filter((_, at) => places.has(at));
}

/** The telling words outside the names, without those that merely go with a name: 'call', 'Mr.', 'LLC'. */
function wordsBeside(words: readonly Word[], mentions: readonly NameMention[]): Word[] {
  const ofPeople = placesOf(mentions.filter(({ kind }) => kind === 'person'));
  const ofCompanies = placesOf(mentions.filter(({ kind }) => kind === 'company'));
  return words.filter(({ base, telling }, at) => {
    const goesWithName =
      ofPeople.has(at) ||
      ofCompanies.has(at) ||
      askingForSomeone.has(base) ||
      (ofPeople.has(at + 1) && honorifics.has(base)) ||
      (ofPeople.has(at - 1) && nameSuffixes.has(base)) ||
      (ofCompanies.has(at - 1) && companyForms.has(base));
    return telling && !goesWithName;
  });
}

/**
 * Whether an ordinary word means the name, in a need that says nothing else: 'grace' and 'call
 * Grace', but not 'how do I price this' or 'the number on my bill'.
 */
function isAskedFor({ places }: NameMention, words: readonly Word[]): boolean {
  const others = words.filter((_, at) => !places.has(at));
  const before = words[Math.min(...places) - 1]?.base ?? '';
  return (
    !beforeNouns.has(before) &&
    (others.length === 0 || others.some(({ base }) => askingForSomeone.has(base)))
  );
}

function placesOf(mentions: readonly NameMention[]): ReadonlySet<number> {
  return new Set(mentions.flatMap(({ places }) => [...places]));
}

// Finds the needs typed together with a name: 'Garrett Holloway, and we need a plumber' (S11, M7).

/**
 * The need with the name and the other needs, in the order of the text. Another need is a part
 * separate from the name that is clearly a need, but not one for the members with that name.
 * If there are none, only the need with the name.
 */
export function needsBesideNames(
  named: NeedByName,
  options: ReadingOptions,
  index: DirectoryIndex,
): readonly [NeedByName | UnderstoodNeed, ...(NeedByName | UnderstoodNeed)[]] {
  const { understood, names } = named;
  const said = names.flatMap(({ words }) => words);
  const { text } = understood;
  const parts = partsOf(text);
  const first = parts.findIndex((part) => overlaps(part, said));
  const last = parts.findLastIndex((part) => overlaps(part, said));
  const isAnother = (need: UnderstoodNeed) => {
    const tradeOf = ownTrades(need.words, index);
    const members = names.flatMap((name) => name.members);
    return isNeedByItself(need) && members.every(({ member }) => tradeOf(member) === null);
  };
  const othersIn = (some: readonly Part[]) =>
    some
      .map(({ from, to }) => understandNeed(text.slice(from, to), options, index))
      .filter(isAnother);
  const before = othersIn(parts.slice(0, first));
  const after = othersIn(parts.slice(last + 1));
  const own = text.slice(parts[first]?.from, parts[last]?.to);
  const alone =
    before.length + after.length === 0
      ? null
      : namesInNeed(understandNeed(own, options, index), options, index);
  if (alone === null) return [named];
  const [lead = alone, ...others] = [...before, alone, ...after];
  return [lead, ...others];
}
