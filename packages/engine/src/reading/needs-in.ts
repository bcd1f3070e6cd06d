/**
 * Finds several needs typed as one: 'roof leak and we are selling our house in June'. When in
 * doubt, it is one need (S11).
 */

import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { TriggerIndex } from '../chains/trigger-index.ts';
import { isNeedByItself, pointsBack, tellsOfWriter, tellsWhy } from '../professions/certainty.ts';
import { isWholeTerm } from '../professions/exact-terms.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { requestAfter } from '../request/story.ts';
import { oncePerKey } from '../text/look-up.ts';
import { overlaps, type Part, tellingWords } from '../text/word.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { ADDS, besideNamed, listedIn, type PartWithWords, titlesIn } from './parts-of-text.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

/** A need with more words is a story, which mentions several trades but asks for one. */
const LONGEST_LIST_WORDS = 40;

/** A text with fewer clear parts is a single need. */
const MIN_CLEAR_PARTS = 2;

/** A list with at least this many needs may include less clear parts. */
const MIN_NEEDS_IN_LIST = 3;

/** Longer parts may tell one story. */
const LONGEST_ITEM_WORDS = 8;

/**
 * With less evidence, such a part is not a need but belongs to the one before it: 'a plumber, a
 * cheap one'.
 */
const MIN_EVIDENCE_IN_LIST = 0.3;

/** Two parts are about one matter if either gives the other's profession this share of its evidence. */
const SHARE_OF_EVIDENCE = 0.07;

/** A part, read as a need by itself. */
interface Wish extends Part {
  readonly need: UnderstoodNeed;
  /** Whether it is a title and nothing more. */
  readonly isTitle: boolean;
}

/**
 * The needs typed as one. A trade requested by name comes first; the others keep the order of the text. When in doubt it
 * is the whole alone: every part must be a need by itself, except in a list of three or more. Parts about the same matter
 * stay together. Each need carries the correction of the whole.
 * @param options the options the whole was understood with.
 */
export function needsIn(
  whole: UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): readonly [UnderstoodNeed, ...UnderstoodNeed[]] {
  const understand = oncePerKey((text: string) => understandNeed(text, options, index));
  const read = ({ from, to }: Part): Wish => {
    const need = understand(whole.text.slice(from, to));
    const isTitle = titlesIn(need.words, index.trades.exact).length === 1;
    return { from, to, isTitle, need: { ...need, correction: whole.correction } };
  };
  if (whole.isOwnWord) return [whole];
  const isLong = whole.words.length > LONGEST_LIST_WORDS;
  const parts = isLong ? [] : listedIn(whole.text, whole.words, index.trades.exact);
  const wordsOfNeed = (part: Part) => {
    const wish = read(part);
    return isNeed(wish) ? wish.need.words : null;
  };
  const listed = whole.isNamed
    ? besideNamed(whole, parts, index.requests, index.trades.exact, wordsOfNeed, (words) =>
        isTrigger({ words }, index),
      )
    : parts;
  const [telling, plain] = [listed.filter(isTelling), listed.filter((part) => !isTelling(part))];
  if (telling.length < MIN_CLEAR_PARTS || isStory(telling, whole, index)) return [whole];
  const wishes = telling.map(read);
  if (wishes[0] === undefined || isVague(wishes[0])) return [whole];
  const found = isList(wishes)
    ? wishes.toSorted((a, b) => a.from - b.from)
    : apart(wishes, whole, read, index);
  const [first, ...others] = found.map(({ need }) => need);
  const clear = wishes.filter(isNeed).length;
  const least = clear === wishes.length ? MIN_CLEAR_PARTS : MIN_NEEDS_IN_LIST;
  if (first === undefined || clear < MIN_CLEAR_PARTS || others.length + 1 < least) return [whole];
  const needs = [first, ...others] as const;
  const isOneNeed =
    isTrigger(whole, index) ||
    isWholeTerm(whole.words, index.trades.exact) ||
    (asksAcross(telling, whole) && isOneWording(whole, [...needs, ...plain], index));
  return isOneNeed ? [whole] : needs;
}

/** Whether what is asked for lies in several parts, and not in the one that names a trade alone. */
function asksAcross(parts: readonly Part[], { asked }: UnderstoodNeed): boolean {
  const telling = tellingWords(asked);
  return parts.filter((part) => telling.some((word) => overlaps(word, [part]))).length > 1;
}

function isTelling({ words }: PartWithWords): boolean {
  return words.some(({ telling }) => telling);
}

/**
 * Whether the parts tell one story: one explains another, unless 'also' or the like joins them, or one says what the
 * writer does before a later part asks for something.
 */
function isStory(
  parts: readonly PartWithWords[],
  { text }: UnderstoodNeed,
  { requests }: DirectoryIndex,
): boolean {
  if (!ADDS.test(text) && parts.some(({ words }) => tellsWhy(words))) return true;
  const asks = ({ words }: PartWithWords) => requestAfter(words, 0, requests) >= 0;
  const lastAsking = parts.findLastIndex(asks);
  return parts.some((part, i) => i < lastAsking && tellsOfWriter(part.words) && !asks(part));
}

/** Whether the wishes are items of a list: short, each a need by itself and for another trade. */
function isList(wishes: readonly Wish[]): boolean {
  const trades = new Set(wishes.map(({ need }) => need.professions[0]?.entry));
  return (
    wishes.length >= MIN_NEEDS_IN_LIST &&
    trades.size === wishes.length &&
    wishes.every((wish) => isNeed(wish) && wish.need.words.length <= LONGEST_ITEM_WORDS)
  );
}

/** The wishes, each joined with those after it that belong to it; one per profession. */
function apart(
  wishes: readonly Wish[],
  { text }: UnderstoodNeed,
  read: (part: Part) => Wish,
  index: DirectoryIndex,
): Wish[] {
  const needs: Wish[] = [];
  for (const wish of wishes) {
    const last = needs.at(-1);
    const isAdded =
      last !== undefined && areApart(last, wish) && ADDS.test(text.slice(last.to, wish.to));
    if (last !== undefined && !isAdded && belongsTo(wish, last, index)) {
      needs.splice(-1, 1, read({ from: last.from, to: wish.to }));
    } else if (!needs.some((need) => isSameProfession(need, wish))) {
      needs.push(wish);
    }
  }
  return needs;
}

/** Whether both are needs by themselves, for different trades. */
function areApart(a: Wish, b: Wish): boolean {
  return isNeed(a) && isNeed(b) && !isSameProfession(a, b);
}

function belongsTo(wish: Wish, last: Wish, index: DirectoryIndex): boolean {
  if (isVague(wish) || pointsBack(wish.need.words)) return true;
  if (wish.isTitle && last.isTitle) return isSameProfession(wish, last);
  return isSameMatter(last.need, wish.need, index);
}

function isVague(wish: Wish): boolean {
  return evidenceIn(wish) < MIN_EVIDENCE_IN_LIST;
}

function evidenceIn({ need: { professions } }: Wish): number {
  return professions[0]?.evidence ?? 0;
}

function isNeed(wish: Wish): boolean {
  return wish.isTitle || isNeedByItself(wish.need);
}

function isSameProfession(a: Wish, b: Wish): boolean {
  return a.need.professions[0]?.entry === b.need.professions[0]?.entry;
}

/** Whether it is a trigger as a whole, whatever else its parts are (C1). */
function isTrigger(
  { words }: Pick<UnderstoodNeed, 'words'>,
  { triggers }: DirectoryIndex,
): boolean {
  return triggers.hits(words).some(({ isExact }) => isExact);
}

/** Whether a role, company or trigger contains the parts together: 'Plumber and Accountant'. */
function isOneWording(
  { asked, isUnfinished }: UnderstoodNeed,
  parts: readonly Pick<UnderstoodNeed, 'words'>[],
  { fallback, triggers }: DirectoryIndex,
): boolean {
  const triggered = new Set(parts.flatMap((part) => chainsTriggered(part, triggers)));
  return (
    fallback.find(asked, isUnfinished).length > 0 ||
    triggers.hits(asked).some(({ chain, isExact }) => isExact || !triggered.has(chain))
  );
}

/** Whether two parts are about one matter, and so are one need: 'heating and air'. */
function isSameMatter(a: UnderstoodNeed, b: UnderstoodNeed, index: DirectoryIndex): boolean {
  const entry = a.professions[0]?.entry;
  const other = b.professions[0]?.entry;
  if (entry === undefined || other === undefined) return true;
  return (
    entry === other ||
    entry.neighbours.includes(other) ||
    other.neighbours.includes(entry) ||
    ((speaksOf(a, other) || speaksOf(b, entry)) && !(isOneTerm(a, index) && isOneTerm(b, index))) ||
    triggersStep(a, other, index) ||
    triggersStep(b, entry, index)
  );
}

/** Whether everything asked for is, word for word, a term of exactly one trade. */
function isOneTerm({ asked }: UnderstoodNeed, { trades }: DirectoryIndex): boolean {
  return trades.exact.owners(asked).length === 1;
}

function speaksOf(
  { professions, evidence }: UnderstoodNeed,
  { position }: ProfessionEntry,
): boolean {
  const strongest = professions[0]?.evidence ?? 0;
  return (evidence[position] ?? 0) >= SHARE_OF_EVIDENCE * strongest;
}

/** 'Getting married and need a photographer': the triggered chain has a step for a photographer. */
function triggersStep(
  need: UnderstoodNeed,
  entry: ProfessionEntry,
  { triggers, naming }: DirectoryIndex,
): boolean {
  return chainsTriggered(need, triggers).some((chain) =>
    rolesOf(chain).some((role) => naming.named(role).includes(entry)),
  );
}

/** The chains whose trigger the need contains as a whole. */
function chainsTriggered(
  { words }: Pick<UnderstoodNeed, 'words'>,
  triggers: TriggerIndex,
): readonly ReferralChain[] {
  return triggers.hits(words).flatMap(({ chain, isWhole }) => (isWhole ? chain : []));
}
