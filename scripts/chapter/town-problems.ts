/** Towns that would take each other's members (K1, K2). Pure. */
import type { Node } from 'jsonc-parser';
import { type Problem, problemAt } from './problem.ts';
import { EACH, textsAt } from './texts.ts';

/** A member is of the first town its chapter text contains: a town within a later one takes all of its. */
export function townProblems(root: Node): Problem[] {
  const towns = [...textsAt(root, 'home'), ...textsAt(root, 'nearby', EACH)];
  return towns.flatMap(({ text, node }, i) => {
    const taker = towns
      .slice(0, i)
      .find((earlier) => text.toLowerCase().includes(earlier.text.trim().toLowerCase()));
    if (taker === undefined || taker.text.trim() === '') return [];
    return [problemAt(node, reasonOf(text, taker.text))];
  });
}

function reasonOf(town: string, taker: string): string {
  return town.toLowerCase() === taker.toLowerCase()
    ? `'${town}' is named before. Keep the first.`
    : `'${town}' contains '${taker}', which is named before and would take its members.`;
}
