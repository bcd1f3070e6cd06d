/** Cuts a text into parts that may be needs by themselves (S11). */

import { emptyBeforeThings } from '../knowledge/around-requests.ts';
import { tellsOfWriter } from '../professions/certainty.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import { mentionsIn } from '../request/named-trades.ts';
import { requestAfter } from '../request/story.ts';
import { withoutSurroundings } from '../request/surroundings.ts';
import type { Runs } from '../text/runs.ts';
import { type Part, partOf, type Word } from '../text/word.ts';
import type { UnderstoodNeed } from './understand-need.ts';

/**
 * The end of a sentence or clause, a new line, a number in a list, and words that join two needs.
 * Punctuation inside a word does not cut: 'a/c', 'R&B', '2.5'. A row of punctuation is matched
 * once, from its start, so that a pasted line of dots takes linear time.
 */
const BETWEEN_NEEDS =
  /(?<!\S)\d{1,2}[.)](?=\s)|(?<![.!?;,:])[.!?;,:]+(?=\s|$)|\n|[&/+,;](?=\s|\p{L}{2})|\b(?:and|also|plus|then|as well as)\b/giu;

/** Neither a space nor a bullet of a list. */
const INSIDE = /[^\s*•–—-]/;

/** The pieces of a text in order, trimmed; the whole text when there is no place to cut. */
export function partsOf(text: string): Part[] {
  const cuts = Array.from(text.matchAll(BETWEEN_NEEDS), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const starts = [0, ...cuts.map(({ to }) => to)];
  const ends = [...cuts.map(({ from }) => from), text.length];
  return starts.flatMap((from, i) => trimmed(text, from, ends[i] as number) ?? []);
}

function trimmed(text: string, from: number, to: number): Part | null {
  const piece = text.slice(from, to);
  const start = piece.search(INSIDE);
  return start < 0 ? null : { from: from + start, to: from + piece.trimEnd().length };
}

/** Longest title, in words: 'real estate closing attorney'. */
const LONGEST_TITLE_WORDS = 4;

/**
 * Titles in a row with only plain words between them, 'a plumber an electrician and a roofer', each
 * with the plain words before it. Empty when a telling word belongs to no title.
 */
export function titlesIn(words: readonly Word[], exact: ExactTerms): readonly (readonly Word[])[] {
  const titles: Word[][] = [];
  let start = 0;
  for (let at = 0; at < words.length; ) {
    const length = titleLength(words.slice(at, at + LONGEST_TITLE_WORDS), exact);
    if (length > 0) {
      titles.push(words.slice(start, at + length));
      start = at + length;
    } else if (words[at]?.telling) {
      return [];
    }
    at += Math.max(1, length);
  }
  titles.at(-1)?.push(...words.slice(start));
  return titles;
}

/** The length of the longest title that begins with the first word; 0 if there is none. */
function titleLength(words: readonly Word[], exact: ExactTerms): number {
  for (let length = words.length; length > 0; length--) {
    if (exact.titled(words.slice(0, length)).length > 0) return length;
  }
  return 0;
}

// Cuts a need into the parts that may be needs by themselves: sentences, items of a list, titles in a row and trades
// with 'or' between them (S11). Looks at words, punctuation and the trades they name; weighs no evidence.

/** Fewer titles in a row may name a single trade: 'floral artist'. */
const MIN_TITLES_IN_ROW = 3;

const OR = 'or';

/** A part of the text, with the words of the whole that fall inside it. */
export interface PartWithWords extends Part {
  readonly words: readonly Word[];
}

/**
 * The parts of the text. A row of titles is cut even without punctuation, 'plumber electrician and
 * a roofer', and two of them at 'or'.
 */
export function listedIn(text: string, words: readonly Word[], exact: ExactTerms): PartWithWords[] {
  const isRow = titlesIn(words, exact).length >= MIN_TITLES_IN_ROW;
  const within = ({ from, to }: Part): PartWithWords => ({
    from,
    to,
    words: words.filter((word) => word.from >= from && word.to <= to),
  });
  return partsOf(withoutSurroundings(text)).flatMap((part) => {
    const inside = within(part);
    const titles = isRow ? titlesIn(inside.words, exact) : [];
    if (titles.length > 1) return titles.map((title) => ({ ...partOf(title), words: title }));
    return alternativesIn(inside, exact).map(within);
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

/** In two needs of one text, they say that both are asked for: 'also', and 'too' at the end of a clause. */
export const ADDS = /\b(?:also|plus|as well)\b|\btoo\b(?=\s*(?:[.,;!?\n]|$))/i;
const AND = /^\W*(?:and|&)\W*$/i;

/** Right after a label: 'Client request: plumber'. */
const AFTER_LABEL = /^\s*:/;

/** Fewer words of a trade's thing may also tell of the writer: 'retired', 'my roommate'. */
const MIN_WORDS_OF_THING = 2;

/**
 * The part that names the trade, and the others that are needs themselves. What stands beside a request for a trade by
 * name is its label, its story ('tiny budget, need a plumber') or a signature, unless it asks for something itself, is a
 * trade's thing ('roof leak, need a plumber') or is joined to it ('fix my fence and I need a plumber'). The trade that a
 * request names comes before what only may be a need: 'new haircut, new job, need a plumber'.
 * @param wordsOfNeed the words of a part read alone; null if it is no need by itself.
 * @param isEvent whether words are a trigger of a chain: they keep their place before the trade.
 */
export function besideNamed(
  { isRequested, text }: Pick<UnderstoodNeed, 'isRequested' | 'text'>,
  parts: readonly PartWithWords[],
  requests: Runs,
  exact: ExactTerms,
  wordsOfNeed: (part: Part) => readonly Word[] | null,
  isEvent: (words: readonly Word[]) => boolean,
): PartWithWords[] {
  const at = parts.findIndex(({ words }) =>
    words.some(({ telling, standing }) => telling && standing === 'asked'),
  );
  const named = parts[at];
  if (named === undefined) return [];
  const asks = ({ words }: PartWithWords) => requestAfter(words, 0, requests) >= 0;
  const isThing = ({ words }: PartWithWords) => exact.owners(bare(words)).length > 0;
  const isAlsoWanted = (part: PartWithWords, i: number) => {
    if (i < at && AFTER_LABEL.test(text.slice(part.to, named.from))) return false;
    if (!isRequested || asks(part)) return true;
    if (i < at && bare(part.words).length < MIN_WORDS_OF_THING) return false;
    return isJoined(part, named, text) || isThing(part);
  };
  const wanted = parts.flatMap((part, i) => {
    if (part === named) return part;
    if (part.words.some(({ standing }) => standing === 'refused' || standing === 'condition'))
      return [];
    const words = wordsOfNeed(part);
    return words !== null && isAlsoWanted({ ...part, words }, i) ? { ...part, words } : [];
  });
  const comesAfter = (part: PartWithWords) =>
    part !== named &&
    !asks(part) &&
    !isEvent(part.words) &&
    !(isThing(part) && isJoined(part, named, text));
  return isRequested
    ? wanted.toSorted((a, b) => Number(comesAfter(a)) - Number(comesAfter(b)))
    : wanted;
}

const bare = (words: readonly Word[]) => words.filter(({ base }) => !emptyBeforeThings.has(base));

/** Whether the text says that a part is wanted along with the one that names the trade. */
function isJoined(part: PartWithWords, named: Part, text: string): boolean {
  const [first, last] = part.from < named.from ? [part, named] : [named, part];
  if (ADDS.test(text.slice(first.from, last.to))) return true;
  return AND.test(text.slice(first.to, last.from)) && !tellsOfWriter(part.words);
}
