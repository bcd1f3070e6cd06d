/** Finds categories that are unknown, repeated or incomplete (M1, M8, D2). Pure. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { KnownCategories } from './known-categories.ts';
import { didYouMean, type Problem, problemAt } from './problem.ts';
import { EACH, entriesOf, type Text, textsAt } from './read-json.ts';

export function categoryProblems(root: Node, known: KnownCategories): Problem[] {
  const referred = [
    ...textsAt(root, 'boosts', EACH, 'category'),
    ...textsAt(root, 'synonyms', EACH, 'mean'),
    ...textsAt(root, 'categories', EACH, 'neighbours', EACH),
  ];
  return [
    ...referred.flatMap((reference) => unknown(reference, known)),
    ...repeated(textsAt(root, 'categories', EACH, 'name')),
    ...entriesOf(root, 'categories').flatMap((category) => incomplete(category, known)),
  ];
}

function unknown({ text, node }: Text, { names, called }: KnownCategories): Problem[] {
  if (text.trim() === '' || names.has(text)) return [];
  const [titled] = called(text);
  const meant = titled === undefined ? didYouMean(text, names) : ` Did you mean '${titled}'?`;
  return [problemAt(node, `No category is called '${text}'.${meant}`)];
}

function repeated(names: readonly Text[]): Problem[] {
  const seen = new Set<string>();
  return names.flatMap(({ text, node }) => {
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [
      problemAt(
        node,
        `The category '${text}' is already in the list. Keep one entry with all its words.`,
      ),
    ];
  });
}

/**
 * One of the chapter's own categories needs both spheres. Names of known categories are reported
 * elsewhere.
 */
function incomplete(category: Node, { shared, called }: KnownCategories): Problem[] {
  const [name] = textsAt(category, 'name');
  if (name === undefined || name.text.trim() === '') return [];
  if (shared.has(name.text) || called(name.text).length > 0) return [];
  const missing = ['sphere', 'openSeatSphere'].filter(
    (sphere) => findNodeAtLocation(category, [sphere]) === undefined,
  );
  if (missing.length === 0) return [];
  const needs = missing.map((sphere) => `"${sphere}"`).join(' and ');
  const reason = `Pathfinder does not know '${name.text}'. As a category of your own it needs ${needs}.`;
  return [problemAt(name.node, reason + didYouMean(name.text, shared))];
}
