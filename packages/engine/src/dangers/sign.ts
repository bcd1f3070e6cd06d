/**
 * Parses the notation of signs (docs/danger-signs.md) and finds signs in a text:
 *
 * | written | means |
 * | --- | --- |
 * | `smoke` | the word in any form: 'smoking', 'smoked' |
 * | `=smoking` | the word in this form only |
 * | `passed-out` | two words, one right after the other |
 * | `smoke/flame/on-fire` | one of these |
 * | `<vehicle>` | any word of this group |
 * | `smoke from engine` | all of them in this order, with up to 3 other words between neighbours |
 * | `smoke + engine` | both near each other, in either order |
 * | `[gas leak]` | the sign, with only words of haste beside it: 'help gas leak now' |
 */
import { oncePerKey } from '../text/look-up.ts';
import { accepts, type ReadWord, type Term, type Terms } from './term.ts';

interface Sign {
  /** These must be near each other, in any order. */
  readonly parts: readonly SignPart[];
  /** Whether only words of haste are allowed beside it. */
  readonly isAlone: boolean;
}

/** Terms in the order they must occur. */
type SignPart = readonly SignStep[];

interface SignStep {
  /** The term as written in the data. */
  readonly term: string;
  /** Other words allowed between this term and the one before. */
  readonly reach: number;
}

/** Other words allowed where a space is written. */
export const MAX_WORDS_BETWEEN_TERMS = 3;

/** In a phrase, nothing is allowed between two words. */
export const SIDE_BY_SIDE = 0;

/**
 * The alternatives of a sign as written in the data: `a/b-c` gives one for `a` and one for `b-c`.
 * @param reach other words allowed where a space is written.
 */
export function parseSign(text: string, reach: number): Sign[] {
  const isAlone = text.startsWith('[');
  const parts = (isAlone ? text.slice(1, -1) : text)
    .split(' + ')
    .map((part) => parsePart(part, reach));
  return everyWay(parts).map((chosen) => ({ parts: chosen, isAlone }));
}

/** One part for each choice among its words and runs of words. */
function parsePart(text: string, reach: number): SignPart[] {
  const steps = text.split(' ').map((choice, i) => {
    const runs = choice.split('/');
    const words = runs.filter((run) => !run.includes('-')).join('/');
    return (words === '' ? [] : [words])
      .concat(runs.filter((run) => run.includes('-')))
      .map((run) =>
        run.split('-').map((term, j) => ({ term, reach: i > 0 && j === 0 ? reach : 0 })),
      );
  });
  return everyWay(steps).map((chosen) => chosen.flat());
}

/** Every way to choose one element from each list. */
function everyWay<Choice>(lists: readonly (readonly Choice[])[]): Choice[][] {
  return lists.reduce<Choice[][]>(
    (ways, list) => ways.flatMap((way) => list.map((choice) => [...way, choice])),
    [[]],
  );
}

export type ReadText = readonly ReadWord[];

/** Marks a place in a text where the words on both sides are less connected. */
export const PAUSE: ReadWord = { keys: [], stems: [], groups: new Set() };

/** Other words allowed between two parts of a sign: 'smoke is coming out of the vent in the kitchen'. */
const MAX_WORDS_BETWEEN_PARTS = 7;

/** Typical number of words in a group. */
const TYPICAL_GROUP_WORDS = 30;

/** The group of words allowed beside a sign in brackets. */
const HASTE = '<haste>';

/** The positions of the words that form the sign; null when it is not in the text. */
export type FindSign = (text: ReadText) => readonly number[] | null;

/** Parses each sign when it is first searched for. @param reach other words allowed where a space is written. */
export function signReader(
  terms: Terms,
  reach = MAX_WORDS_BETWEEN_TERMS,
): (sign: string) => FindSign {
  return oncePerKey((sign) => {
    const ways = parseSign(sign, reach).map((way) => finderOf(way, terms));
    return (text) => {
      for (const way of ways) {
        const found = way(text);
        if (found !== null) return found;
      }
      return null;
    };
  });
}

interface Step {
  readonly term: Term;
  readonly reach: number;
}

function finderOf({ parts, isAlone }: Sign, terms: Terms): FindSign {
  const read = (part: SignPart): Step[] =>
    part.map(({ term, reach }) => ({ term: terms.read(term), reach }));
  const [first, ...others] = parts.map(read).sort(rarestFirst) as [Step[], ...Step[][]];
  const haste = terms.read(HASTE);
  return (text) => {
    for (let start = 0; start < text.length; start++) {
      const found = partAt(first, text, start);
      const all = found && withOthers(found, others, text);
      if (all === null) continue;
      const isAllowed = (word: ReadWord, i: number) =>
        word === PAUSE || all.includes(i) || accepts(haste, word);
      if (!isAlone || text.every(isAllowed)) return all;
    }
    return null;
  };
}

/** The part with the rarest words is looked for first. */
function rarestFirst(a: readonly Step[], b: readonly Step[]): number {
  return commonness(a) - commonness(b);
}

function commonness(part: readonly Step[]): number {
  return Math.min(
    ...part.map(({ term }) => term.keys.size + TYPICAL_GROUP_WORDS * term.groups.length),
  );
}

/** Adds the words of the other parts, each near the first part. */
function withOthers(
  found: readonly number[],
  others: readonly (readonly Step[])[],
  text: ReadText,
): readonly number[] | null {
  if (others.length === 0) return found;
  const from = Math.min(...found) - MAX_WORDS_BETWEEN_PARTS - 1;
  const to = Math.max(...found) + MAX_WORDS_BETWEEN_PARTS + 1;
  const all = [...found];
  for (const part of others) {
    const other = partWithin(part, text, from - lengthOf(part), to, all);
    if (other === null) return null;
    all.push(...other);
  }
  return all;
}

/** A part that starts between `from` and `to` and uses no word that is taken. */
function partWithin(
  part: readonly Step[],
  text: ReadText,
  from: number,
  to: number,
  taken: readonly number[],
): readonly number[] | null {
  for (let start = Math.max(0, from); start <= to && start < text.length; start++) {
    const found = partAt(part, text, start);
    if (found?.every((position) => !taken.includes(position))) return found;
  }
  return null;
}

/** The words of a part whose first word is at `start`. */
function partAt(part: readonly Step[], text: ReadText, start: number, step = 0): number[] | null {
  const { term } = part[step] as Step;
  if (!accepts(term, text[start] as ReadWord)) return null;
  const next = part[step + 1];
  if (next === undefined) return [start];
  const last = Math.min(start + 1 + next.reach, text.length - 1);
  for (let position = start + 1; position <= last; position++) {
    const rest = partAt(part, text, position, step + 1);
    if (rest !== null) return [start, ...rest];
  }
  return null;
}

/** How many words before its last word a part may start. */
function lengthOf(part: readonly Step[]): number {
  let sum = 0;
  for (const { reach } of part.slice(1)) sum += reach + 1;
  return sum;
}
