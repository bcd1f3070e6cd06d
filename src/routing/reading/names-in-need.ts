/** The members a need asks for by name, their own or their company's (M7). */
import type { DirectoryIndex } from '../directory-index.ts';
import { tradesAsNames } from '../knowledge/around-names.ts';
import type { NameMention } from '../members/named-members.ts';
import type { PlacedMember } from '../members/placed-member.ts';
import { containsWholeRun, sameRun } from '../text/contains.ts';
import { muteRuns } from '../text/mute-runs.ts';
import { basesOf, overlaps, stemsOf, tellingWords, type Word, wordsOf } from '../text/word.ts';
import { besideNames, isAskedFor } from './beside-names.ts';
import { type OwnTrade, ownTrades } from './own-trade.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

export interface NamedNeed {
  /** The need as it was read around the names: with or without its corrections. */
  readonly understood: UnderstoodNeed;
  /** Never empty. */
  readonly names: readonly NeededName[];
}

export interface NeededName {
  readonly mention: NameMention;
  /** The members with this name that the need can mean; never empty. */
  readonly members: readonly PlacedMember[];
  /** The words of the understood need that say the name. */
  readonly words: readonly Word[];
  /** What the rest of the need asks of them, when that is their trade: 'Garrett, roof leak'. */
  readonly trade: OwnTrade | null;
}

/**
 * Null when the need asks for nobody by name. It is read as it was typed first: a slip of a name may look
 * like a slip of a trade's word.
 */
export function namesInNeed(
  whole: UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): NamedNeed | null {
  const { correction } = whole;
  if (correction === null && !whole.words.some(isTwoWords)) {
    return namesIn(whole.words, () => whole, options, index);
  }
  const typed = correction?.typed ?? whole.need;
  const words = muteRuns(wordsOf(typed), index.muted);
  const asTyped = () =>
    correction === null ? whole : understandNeed(typed, { ...options, exact: true }, index);
  const named = namesIn(words, asTyped, options, index);
  if (named === null) return namesIn(whole.words, () => whole, options, index);
  const arePartsBySlips = named.names.every(({ mention }) => !mention.isExact && !mention.isWhole);
  return arePartsBySlips && isTradeWording(tellingWords(whole.words), index) ? null : named;
}

/** @param understand the need of these words, understood; asked only when they say a name. */
function namesIn(
  words: readonly Word[],
  understand: () => UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): NamedNeed | null {
  const mentions = index.named.find(words, index.lexicon, options.exact !== true);
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
 * Names that are nothing but names. Where the need says something else besides, a full name still stands,
 * and a part of one when the rest is that member's trade.
 */
function tellingNames(
  mentions: readonly NameMention[],
  words: readonly Word[],
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): NeededName[] {
  const rest = besideNames(words, mentions);
  if (rest.length === 0) return mentions.map((mention) => neededName(mention, words, understood));
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
    return { ...neededName(mention, words, understood), members, trade };
  });
}

/** Names of ordinary words, 'Grace' or 'Second Coat': meant when they are all the need says, and no trade. */
function plainNames(
  mentions: readonly NameMention[],
  words: readonly Word[],
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): NeededName[] {
  return mentions
    .filter(
      (mention) =>
        besideNames(words, [mention]).length === 0 &&
        (mention.places.size > 1 || isAskedFor(mention, words)) &&
        !isTradeWording(wordsAt(mention, words), index) &&
        !isTradeWording(words, index),
    )
    .map((mention) => neededName(mention, words, understood));
}

function neededName(
  mention: NameMention,
  words: readonly Word[],
  understood: UnderstoodNeed,
): NeededName {
  const said = wordsAt(mention, words);
  return {
    mention,
    members: mention.members,
    words: understood.words.filter((word) => overlaps(word, said)),
    trade: null,
  };
}

/** Whether the words are what a trade, a trigger or a role is called: 'baker', 'Home Care'. */
function isTradeWording(
  words: readonly Word[],
  { knowledge, triggers, groups }: DirectoryIndex,
): boolean {
  const bases = basesOf(words);
  return (
    (words.length === 1 && tradesAsNames.has(bases[0] ?? '')) ||
    knowledge.exact.owners(words).length > 0 ||
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
