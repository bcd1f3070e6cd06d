/**
 * Finds several needs typed as one: 'roof leak and we are selling our house in June'. When in
 * doubt, it is one need (S11).
 */

import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/role-sequence.ts';
import type { TriggerIndex } from '../chains/trigger-index.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { isNeedByItself, pointsBack, tellsOfWriter, tellsWhy } from '../request/clarity.ts';
import { mentionsIn } from '../request/named-trades.ts';
import { requestAfter } from '../request/story.ts';
import { withoutSurroundings } from '../request/surroundings.ts';
import type { Part, Word } from '../text/word.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { partsOf, titlesIn } from './parts-of-text.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

/** A need with more words is a story, which mentions several trades but asks for one. */
const LONGEST_LIST_WORDS = 40;

/** A text with fewer clear parts is a single need. */
const MIN_CLEAR_PARTS = 2;

/** A list with at least this many needs may include less clear parts. */
const MIN_NEEDS_IN_LIST = 3;

/**
 * With less evidence, such a part is not a need but belongs to the one before it: 'a plumber, a
 * cheap one'.
 */
const MIN_EVIDENCE_IN_LIST = 0.3;

/** Fewer titles in a row may name a single trade: 'floral artist'. */
const MIN_TITLES_IN_ROW = 3;

const OR = 'or';

/** More words before the end of a sentence are a story. */
const MAX_WORDS_OF_NEED = 4;
const SENTENCE_ENDS = /[.!?](?=\s)/;
const LAST_SENTENCE = /(?<=[.!?]\s+)[^.!?]*$/;

/** Begin a sentence about somebody or something, rather than a need in a few words. */
const BEGINS_SENTENCE: ReadonlySet<string> = new Set(
  'i im ive we were weve he she they it its my our his her their the there'.split(' '),
);

/** Two parts are about one matter if either gives the other's profession this share of its evidence. */
const SHARE_OF_EVIDENCE = 0.07;

/** A part of the text, with the words of the whole that fall inside it. */
interface PartWithWords extends Part {
  readonly words: readonly Word[];
}

/** A part, read as a need by itself. */
interface Wish extends Part {
  readonly need: UnderstoodNeed;
  /** Whether it is a title and nothing more. */
  readonly isTitle: boolean;
}

/**
 * The needs in the order of the text: the whole alone, or its parts if each of them is a need by
 * itself. Parts about the same matter stay together. Each need carries the correction of the whole.
 * @param options the options the whole was understood with.
 */
export function needsIn(
  whole: UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): readonly [UnderstoodNeed, ...UnderstoodNeed[]] {
  const read = ({ from, to }: Part): Wish => {
    const need = understandNeed(whole.text.slice(from, to), options, index);
    const isTitle = titlesIn(need.words, index.trades.exact).length === 1;
    return { from, to, isTitle, need: { ...need, correction: whole.correction } };
  };
  const parts = whole.words.length > LONGEST_LIST_WORDS ? [] : listedIn(whole, index);
  const listed = whole.isNamed ? besideNamed(whole, parts, read, index) : parts;
  const [telling, plain] = [listed.filter(isTelling), listed.filter((part) => !isTelling(part))];
  if (telling.length < MIN_CLEAR_PARTS || isStory(telling, index)) return [whole];
  const wishes = telling.map(read);
  if (wishes[0] === undefined || isVague(wishes[0])) return [whole];
  const [first, ...others] = apart(wishes, read, index).map(({ need }) => need);
  const clear = wishes.filter(isNeed).length;
  const least = clear === wishes.length ? MIN_CLEAR_PARTS : MIN_NEEDS_IN_LIST;
  if (first === undefined || clear < MIN_CLEAR_PARTS || others.length + 1 < least) return [whole];
  const needs = [first, ...others] as const;
  return isOneWording(whole, [...needs, ...plain], index) ? [whole] : needs;
}

/**
 * The part that names the trade, and the others that are needs themselves. Sentences before a trade that is asked for by
 * name tell its story: 'We have a dog. Does anyone know a plumber?'.
 */
function besideNamed(
  { isRequested, text }: UnderstoodNeed,
  parts: readonly PartWithWords[],
  read: (part: Part) => Wish,
  { requests }: DirectoryIndex,
): PartWithWords[] {
  const named = parts.findIndex(({ words }) =>
    words.some(({ telling, standing }) => telling && standing === 'asked'),
  );
  return parts.flatMap((part, i) => {
    if (i === named) return part;
    if (part.words.some(({ standing }) => standing === 'refused' || standing === 'condition'))
      return [];
    const isStory = isRequested && i < named && isSentence(part, text);
    if (isStory && requestAfter(part.words, 0, requests) < 0) return [];
    const wish = read(part);
    return isNeed(wish) ? { ...part, words: wish.need.words } : [];
  });
}

/** Whether a part belongs to a sentence that tells something, rather than naming a need in a few words. */
function isSentence({ words, from, to }: PartWithWords, text: string): boolean {
  const start = text.slice(0, from).search(LAST_SENTENCE);
  const rest = text.slice(to).search(SENTENCE_ENDS);
  const sentence = text.slice(Math.max(0, start), rest < 0 ? text.length : to + rest);
  const isLong = rest >= 0 && sentence.trim().split(/\s+/).length > MAX_WORDS_OF_NEED;
  return isLong || BEGINS_SENTENCE.has(words[0]?.base ?? '');
}

/**
 * The parts of the text. A row of titles is cut even without punctuation, 'plumber electrician and
 * a roofer', and two of them at 'or'.
 */
function listedIn({ text, words }: UnderstoodNeed, { trades }: DirectoryIndex): PartWithWords[] {
  const isRow = titlesIn(words, trades.exact).length >= MIN_TITLES_IN_ROW;
  const within = ({ from, to }: Part): PartWithWords => ({
    from,
    to,
    words: words.filter((word) => word.from >= from && word.to <= to),
  });
  return partsOf(withoutSurroundings(text)).flatMap((part) => {
    const inside = within(part);
    const titles = isRow ? titlesIn(inside.words, trades.exact) : [];
    if (titles.length > 1) return titles.map(partOf);
    return alternativesIn(inside, trades.exact).map(within);
  });
}

/** Two trades by name with 'or' between them, apart: 'a plumber or an electrician'. */
function alternativesIn(part: PartWithWords, exact: ExactTerms): readonly Part[] {
  const { words } = part;
  const or = words.findIndex(({ base }, at) => base === OR && isBetweenTrades(at, words, exact));
  const [before, after] = [words[or - 1], words[or + 1]];
  if (before === undefined || after === undefined) return [part];
  return [
    { from: part.from, to: before.to },
    { from: after.from, to: part.to },
  ];
}

/** Whether a word stands between two trades, at least one of them by name: 'mover or junk removal'. */
function isBetweenTrades(at: number, words: readonly Word[], exact: ExactTerms): boolean {
  const mentions = mentionsIn(words, exact);
  const start = words.slice(0, at).findLastIndex(({ telling }) => !telling) + 1;
  const next = words.findIndex(({ telling }, i) => i > at && telling);
  const after = next < 0 ? [] : words.slice(next);
  const end = after.findIndex(({ telling }) => !telling);
  const isTermAt = (side: readonly Word[]) => exact.owners(side).length > 0;
  const isNamed = [
    mentions.some(({ to }) => to === at),
    mentions.some(({ from }) => from === next),
  ];
  const isTerm = [
    isTermAt(words.slice(start, at)),
    isTermAt(end < 0 ? after : after.slice(0, end)),
  ];
  return isNamed.some(Boolean) && isNamed.every((named, side) => named || isTerm[side]);
}

function partOf(words: readonly Word[]): PartWithWords {
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0, words };
}

function isTelling({ words }: PartWithWords): boolean {
  return words.some(({ telling }) => telling);
}

/**
 * Whether a part explains another one, or says what the writer does before a later part asks for
 * something.
 */
function isStory(parts: readonly PartWithWords[], { requests }: DirectoryIndex): boolean {
  if (parts.some(({ words }) => tellsWhy(words))) return true;
  const asks = ({ words }: PartWithWords) => requestAfter(words, 0, requests) >= 0;
  const lastAsking = parts.findLastIndex(asks);
  return parts.some((part, i) => i < lastAsking && tellsOfWriter(part.words) && !asks(part));
}

/** The wishes, each joined with those after it that belong to it; one per profession. */
function apart(wishes: readonly Wish[], read: (part: Part) => Wish, index: DirectoryIndex): Wish[] {
  const needs: Wish[] = [];
  for (const wish of wishes) {
    const last = needs.at(-1);
    if (last !== undefined && belongsTo(wish, last, index)) {
      needs.splice(-1, 1, read({ from: last.from, to: wish.to }));
    } else if (!needs.some((need) => isSameProfession(need, wish))) {
      needs.push(wish);
    }
  }
  return needs;
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
    speaksOf(a, other) ||
    speaksOf(b, entry) ||
    triggersStep(a, other, index) ||
    triggersStep(b, entry, index)
  );
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
