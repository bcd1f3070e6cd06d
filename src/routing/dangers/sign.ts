/**
 * Parses the notation of signs (docs/danger-signs.md):
 *
 * | written | means |
 * | --- | --- |
 * | `smoke` | the word in any form: 'smoking', 'smoked' |
 * | `=smoking` | the word in this form only |
 * | `passed-out` | two words, one right after the other |
 * | `smoke/flame/on-fire` | one of these |
 * | `<vehicle>` | any word of this group |
 * | `smoke from engine` | all of them in this order, with up to 3 other words between two |
 * | `smoke + engine` | both near each other, in either order |
 * | `[gas leak]` | the sign, with only words of haste beside it: 'help gas leak now' |
 */

export interface Sign {
  /** These must be near each other, in any order. */
  readonly parts: readonly SignPart[];
  /** Whether only words of haste are allowed beside it. */
  readonly isAlone: boolean;
}

/** Terms in the order they must occur. */
export type SignPart = readonly SignStep[];

export interface SignStep {
  /** The term as the data writes it. */
  readonly term: string;
  /** Other words allowed between this term and the one before. */
  readonly reach: number;
}

/** Other words allowed where a space is written. */
export const IN_ORDER = 3;

/** In a phrase, nothing is allowed between two words. */
export const SIDE_BY_SIDE = 0;

/**
 * The alternatives of a sign as the data writes it: `a/b-c` gives one for `a` and one for `b-c`.
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
