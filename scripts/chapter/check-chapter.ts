/** Everything that is wrong with a chapter's file, told at once in the order of its lines. Pure. */
import { categoryProblems } from './category-problems.ts';
import { knownCategories } from './known-categories.ts';
import { told } from './problem.ts';
import { readJson } from './read-json.ts';
import { schemaProblems } from './schema-problems.ts';
import { townProblems } from './town-problems.ts';
import { wordingProblems } from './wording-problems.ts';

/** One line for each problem; none when the build may go on. */
export function checkChapter(saved: string): string[] {
  // Some editors begin a file with a mark that is no text.
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
  // What breaks two parts of the schema in the same way is told once.
  return [...new Set(found.map((problem) => told(problem, text)))];
}
