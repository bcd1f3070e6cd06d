/** The needs that were typed as one: 'roof leak and we are selling our house in June'. When in doubt, one. */
import type { DirectoryIndex } from '../directory-index.ts';
import type { Word } from '../text/word.ts';
import { pointsBack, tellsOfWriter, tellsWhy } from './circumstance.ts';
import { isNeedByItself } from './clarity.ts';
import { type Part, partsOf } from './parts-of-text.ts';
import { requestAfter } from './requests.ts';
import { chainsTriggered, isSameMatter } from './same-matter.ts';
import { titlesIn } from './titles-in.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

/** Words beyond which a need is a story, which names several trades and wants one. */
const LONGEST_LIST = 40;

/** A text with fewer clear parts is one need. */
const MIN_CLEAR_PARTS = 2;

/** With at least this many needs, a list may also hold parts that are less clear. */
const MIN_NEEDS_IN_LIST = 3;

/** Evidence below which such a part is no need, but belongs to the one before: 'a plumber, a cheap one'. */
const MIN_EVIDENCE_IN_LIST = 0.3;

/** Fewer titles in a row may be one trade: 'floral artist'. */
const MIN_TITLES_IN_ROW = 3;

/** A part of the text, and the words of the whole that stand in it. */
interface PartWithWords extends Part {
  readonly words: readonly Word[];
}

/** A part, read by itself. */
interface Wish extends Part {
  readonly need: UnderstoodNeed;
  /** Whether it asks for someone by title and says no more. */
  readonly isTitle: boolean;
}

/**
 * What was asked for, in its order: the whole alone, or its parts when each of them is a need by itself. Parts
 * about one matter stay together. Each need knows what was corrected in the whole.
 * @param options as the whole was understood with.
 */
export function needsIn(
  whole: UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): readonly [UnderstoodNeed, ...UnderstoodNeed[]] {
  const read = ({ from, to }: Part): Wish => {
    const need = understandNeed(whole.need.slice(from, to), options, index);
    const isTitle = titlesIn(need.words, index.knowledge.exact).length === 1;
    return { from, to, isTitle, need: { ...need, correction: whole.correction } };
  };
  const parts = whole.words.length > LONGEST_LIST ? [] : listedIn(whole, index);
  const [telling, plain] = [parts.filter(tells), parts.filter((part) => !tells(part))];
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

/** The parts of the text; a row of titles is cut without marks: 'plumber electrician and a roofer'. */
function listedIn({ need, words }: UnderstoodNeed, { knowledge }: DirectoryIndex): PartWithWords[] {
  const isRow = titlesIn(words, knowledge.exact).length >= MIN_TITLES_IN_ROW;
  return partsOf(need).flatMap(({ from, to }) => {
    const inside = words.filter((word) => word.from >= from && word.to <= to);
    const titles = isRow ? titlesIn(inside, knowledge.exact) : [];
    return titles.length > 1 ? titles.map(partOf) : { from, to, words: inside };
  });
}

function partOf(words: readonly Word[]): PartWithWords {
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0, words };
}

function tells({ words }: PartWithWords): boolean {
  return words.some(({ telling }) => telling);
}

/** Whether a part tells how another came about, or what the writer does before a later part asks. */
function isStory(parts: readonly PartWithWords[], { requests }: DirectoryIndex): boolean {
  if (parts.some(({ words }) => tellsWhy(words))) return true;
  const asks = ({ words }: PartWithWords) => requestAfter(words, 0, requests) >= 0;
  const lastAsking = parts.findLastIndex(asks);
  return parts.some((part, i) => i < lastAsking && tellsOfWriter(part.words) && !asks(part));
}

/** The wishes, each read together with those after it that belong to it; one for each profession. */
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

/** Whether the parts stand together in one role, company or trigger: 'Plumber and Accountant'. */
function isOneWording(
  { words, isUnfinished }: UnderstoodNeed,
  parts: readonly Pick<UnderstoodNeed, 'words'>[],
  { fallback, triggers }: DirectoryIndex,
): boolean {
  const triggered = new Set(parts.flatMap((part) => chainsTriggered(part, triggers)));
  return (
    fallback.find(words, isUnfinished).length > 0 ||
    triggers.hits(words).some(({ chain, isExact }) => isExact || !triggered.has(chain))
  );
}
