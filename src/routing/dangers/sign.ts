/**
 * What tells of a danger. Parsed once.
 *
 * | written | means |
 * | --- | --- |
 * | `smoke` | the word, in any form: 'smoking', 'smoked' |
 * | `=smoking` | the word in this form only |
 * | `passed-out` | two words, one right after the other |
 * | `smoke/flame/on-fire` | one of these |
 * | `<vehicle>` | one word of the group of this name |
 * | `smoke from engine` | all of them in this order, up to 3 other words between two |
 * | `smoke + engine` | both near each other, in either order |
 * | `[gas leak]` | the sign, and beside it only words of haste: 'help gas leak now' |
 */
import type { TermTable } from './term-table.ts';

export interface Sign {
  /** As the data writes it. */
  readonly text: string;
  /** Its rarest term: the sign is looked for where a word of it stands. */
  readonly key: number;
  /** Near each other, in any order; the first holds `key`. */
  readonly parts: readonly SignPart[];
  /** Whether only words of haste may stand beside it. */
  readonly isAlone: boolean;
}

/** Terms in the order they are said. */
export type SignPart = readonly SignStep[];

export interface SignStep {
  readonly term: number;
  /** Other words that may stand between this term and the one before. */
  readonly reach: number;
}

/** Other words between two that are written with a space: 'smoke is coming out of the engine' has 4. */
const REACH_IN_ORDER = 3;

/** Signs as the data writes them; `a/b-c` gives a sign for `a` and one for `b-c`. */
export function parseSigns(lines: readonly string[], terms: TermTable): Sign[] {
  return lines.flatMap((line) => parseSign(line, terms, REACH_IN_ORDER));
}

/** Phrases: a space between two words means that nothing stands between them. */
export function parsePhrases(lines: readonly string[], terms: TermTable): Sign[] {
  return lines.flatMap((line) => parseSign(line, terms, 0));
}

function parseSign(text: string, terms: TermTable, reach: number): Sign[] {
  const isAlone = text.startsWith('[');
  const parts = (isAlone ? text.slice(1, -1) : text)
    .split(' + ')
    .map((part) => parsePart(part, terms, reach));
  return everyWay(parts).map((chosen) => signOf(text, chosen, isAlone, terms));
}

function signOf(
  text: string,
  parts: readonly SignPart[],
  isAlone: boolean,
  terms: TermTable,
): Sign {
  let key = -1;
  let keyPart = parts[0] as SignPart;
  for (const part of parts) {
    for (const { term } of part) {
      if (key >= 0 && terms.weightOf(term) >= terms.weightOf(key)) continue;
      key = term;
      keyPart = part;
    }
  }
  return { text, key, parts: [keyPart, ...parts.filter((part) => part !== keyPart)], isAlone };
}

/** The part as each choice among its words and runs of words says it. */
function parsePart(text: string, terms: TermTable, reach: number): SignPart[] {
  const steps = text.split(' ').map((choice, i) => {
    const runs = choice.split('/');
    const words = runs.filter((run) => !run.includes('-')).join('/');
    return (words === '' ? [] : [words])
      .concat(runs.filter((run) => run.includes('-')))
      .map((run) =>
        run
          .split('-')
          .map((term, j) => ({ term: terms.idOf(term), reach: i > 0 && j === 0 ? reach : 0 })),
      );
  });
  return everyWay(steps).map((chosen) => chosen.flat());
}

/** Every way to take one of each list. */
function everyWay<Choice>(lists: readonly (readonly Choice[])[]): Choice[][] {
  return lists.reduce<Choice[][]>(
    (ways, list) => ways.flatMap((way) => list.map((choice) => [...way, choice])),
    [[]],
  );
}
