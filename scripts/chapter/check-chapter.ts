/** Finds everything that is wrong with a chapter's file, reported at once in the order of its lines. Pure. */
import type { Node } from 'jsonc-parser';
import { categoryProblems } from './category-problems.ts';
import { knownCategories } from './known-categories.ts';
import { type Problem, problemAt, report } from './problem.ts';
import { EACH, readJson, textsAt } from './read-json.ts';
import { schemaProblems } from './schema-problems.ts';
import { wordingProblems } from './wording-problems.ts';

/**
 * One line for each problem; none when the build may continue.
 * @example checkChapter('') // ['chapter.json:1:1 The file is empty.']
 */
export function checkChapter(saved: string): string[] {
  // Some editors put a byte order mark at the start of a file.
  const text = saved.replace(/^\uFEFF/, '');
  const { root, problems } = readJson(text);
  const found = [...problems];
  if (root !== undefined) {
    const known = knownCategories(root);
    found.push(
      ...schemaProblems(root),
      ...townProblems(root),
      ...categoryProblems(root, known),
      ...wordingProblems(root, known),
    );
  }
  found.sort((a, b) => a.offset - b.offset);
  // The same problem may violate two parts of the schema; it is reported once.
  return [...new Set(found.map((problem) => report(problem, text)))];
}

/**
 * A member belongs to the first town that its chapter text contains, so a town inside a later one
 * takes its members (K1, K2).
 */
function townProblems(root: Node): Problem[] {
  const towns = [...textsAt(root, 'home'), ...textsAt(root, 'nearby', EACH)];
  return towns.flatMap(({ text, node }, i) => {
    const taker = towns
      .slice(0, i)
      .find((earlier) => text.toLowerCase().includes(earlier.text.trim().toLowerCase()));
    if (taker === undefined || taker.text.trim() === '') return [];
    return [problemAt(node, townReason(text, taker.text))];
  });
}

function townReason(town: string, taker: string): string {
  return town.toLowerCase() === taker.toLowerCase()
    ? `'${town}' is already listed. Keep the first.`
    : `'${town}' contains '${taker}', which is listed before it and would take its members.`;
}
