/** Finds words that name no trade, and names that two categories would share (D2). Pure. */
import type { Node } from 'jsonc-parser';
import { tellingWords, wordsOf } from '../../src/routing/text/word.ts';
import { type KnownCategories, wordingOf } from './known-categories.ts';
import { type Problem, problemAt } from './problem.ts';
import { EACH, entriesOf, type Text, textsAt } from './read-json.ts';

export function wordingProblems(root: Node, known: KnownCategories): Problem[] {
  const synonyms = synonymClaims(root);
  const claims = [...titleClaims(root), ...synonyms];
  const terms = ['keywords', 'needs'].flatMap((list) =>
    textsAt(root, 'categories', EACH, list, EACH),
  );
  return [
    ...[...claims, ...terms].flatMap(({ text, node }) => untelling(text, node)),
    ...repeated(synonyms),
    ...shared(claims, known),
  ];
}

/** A wording that the file gives to a category. */
interface Claim extends Text {
  readonly category: string;
}

function titleClaims(root: Node): Claim[] {
  return entriesOf(root, 'categories').flatMap((entry) =>
    textsAt(entry, 'name').flatMap((name) =>
      [name, ...textsAt(entry, 'titles', EACH)].map((title) => ({ ...title, category: name.text })),
    ),
  );
}

function synonymClaims(root: Node): Claim[] {
  return entriesOf(root, 'synonyms').flatMap((entry) =>
    textsAt(entry, 'mean').flatMap((mean) =>
      textsAt(entry, 'say').map((said) => ({ ...said, category: mean.text })),
    ),
  );
}

function untelling(text: string, node: Node): Problem[] {
  if (text.trim() === '' || tellingWords(wordsOf(text)).length > 0) return [];
  return [problemAt(node, `'${text}' names no trade: needs of every kind contain such words.`)];
}

function repeated(synonyms: readonly Claim[]): Problem[] {
  const seen = new Map<string, string>();
  return synonyms.flatMap(({ text, node, category }) => {
    const wording = wordingOf(text);
    if (seen.get(wording) === category) {
      return [problemAt(node, `'${text}' is already among the synonyms. Keep one.`)];
    }
    seen.set(wording, category);
    return [];
  });
}

/** A wording may name only one category. Repeating a wording for the category that has it is fine. */
function shared(claims: readonly Claim[], { called }: KnownCategories): Problem[] {
  const claimed = new Map<string, string>();
  return claims.flatMap(({ text, node, category }) => {
    const wording = wordingOf(text);
    const first = claimed.get(wording) ?? category;
    claimed.set(wording, first);
    const known = called(text);
    const owners = known.length > 0 ? known : [first];
    if (owners.includes(category)) return [];
    return [problemAt(node, `'${text}' is already a name of ${owners.join(' and ')}.`)];
  });
}
