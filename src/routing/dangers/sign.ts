/**
 * What tells of a danger (docs/danger-signs.md says how it is written):
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

export interface Sign {
  /** Near each other, in any order. */
  readonly parts: readonly SignPart[];
  /** Whether only words of haste may stand beside it. */
  readonly isAlone: boolean;
}

/** Terms in the order they are said. */
export type SignPart = readonly SignStep[];

export interface SignStep {
  /** A term as the data writes it. */
  readonly term: string;
  /** Other words that may stand between this term and the one before. */
  readonly reach: number;
}

/** Other words between two that are written with a space: 'smoke is coming out of the engine' has 4. */
export const IN_ORDER = 3;

/** Between two words of a phrase nothing stands. */
export const SIDE_BY_SIDE = 0;

/**
 * A sign as the data writes it; `a/b-c` gives a sign for `a` and one for `b-c`.
 * @param reach words that may stand where a space is written.
 */
export function parseSign(text: string, reach: number): Sign[] {
  const isAlone = text.startsWith('[');
  const parts = (isAlone ? text.slice(1, -1) : text)
    .split(' + ')
    .map((part) => parsePart(part, reach));
  return everyWay(parts).map((chosen) => ({ parts: chosen, isAlone }));
}

/** The part as each choice among its words and runs of words says it. */
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

/** Every way to take one of each list. */
function everyWay<Choice>(lists: readonly (readonly Choice[])[]): Choice[][] {
  return lists.reduce<Choice[][]>(
    (ways, list) => ways.flatMap((way) => list.map((choice) => [...way, choice])),
    [[]],
  );
}
