/** Whether a sign stands in a text. */
import type { Sign, SignPart } from './sign.ts';
import type { TermTable } from './term-table.ts';

/**
 * A text as signs see it: for each word typed, the words of the table that it is. Mostly one or none; a slip
 * may be several.
 */
export type ReadText = readonly (readonly number[])[];

/** Stands in a text where the words on both sides belong together less. */
export const PAUSE: readonly number[] = [];

/** Other words between two parts of a sign: 'smoke is coming out of the vent in the kitchen'. */
const REACH = 7;

/**
 * The positions of the words that make the sign where one of them stands at `at`; null when it is not there.
 * @param at a word that is of the sign's key term.
 * @param haste the term of the words that may stand beside a sign that stands alone.
 */
export function findSign(
  { parts, isAlone }: Sign,
  text: ReadText,
  at: number,
  terms: TermTable,
  haste: number,
): readonly number[] | null {
  const isOf = (position: number, term: number) =>
    text[position]?.some((word) => terms.isOf(word, term)) ?? false;

  /** The words of a part whose first word stands at `start`. */
  function partAt(part: SignPart, start: number, step = 0): number[] | null {
    const { term } = part[step] as SignPart[number];
    if (!isOf(start, term)) return null;
    const next = part[step + 1];
    if (next === undefined) return [start];
    const last = Math.min(start + 1 + next.reach, text.length - 1);
    for (let position = start + 1; position <= last; position++) {
      const rest = partAt(part, position, step + 1);
      if (rest !== null) return [start, ...rest];
    }
    return null;
  }

  /** A part that starts from `from` to `to` and uses none of the words that are taken. */
  function partWithin(part: SignPart, from: number, to: number, taken: readonly number[]) {
    for (let start = Math.max(0, from); start <= to && start < text.length; start++) {
      const found = partAt(part, start);
      if (found?.every((position) => !taken.includes(position))) return found;
    }
    return null;
  }

  function withOthers(found: readonly number[], others: readonly SignPart[]) {
    const from = Math.min(...found) - REACH - 1;
    const to = Math.max(...found) + REACH + 1;
    const all = [...found];
    for (const part of others) {
      const other = partWithin(part, from - reachOf(part), to, all);
      if (other === null) return null;
      all.push(...other);
    }
    return all;
  }

  const [first, ...others] = parts as readonly [SignPart, ...SignPart[]];
  for (let start = Math.max(0, at - reachOf(first)); start <= at; start++) {
    const found = partAt(first, start);
    if (!found?.includes(at)) continue;
    const all = others.length === 0 ? found : withOthers(found, others);
    if (all === null) continue;
    if (!isAlone || text.every((word, i) => word === PAUSE || all.includes(i) || isOf(i, haste)))
      return all;
  }
  return null;
}

/** How far before its last word a part may start. */
function reachOf(part: SignPart): number {
  let sum = 0;
  for (const { reach } of part.slice(1)) sum += reach + 1;
  return sum;
}
