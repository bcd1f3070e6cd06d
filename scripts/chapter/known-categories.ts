/** The categories that a chapter's file can refer to: the table's and its own, by name and by title. */
import type { Node } from 'jsonc-parser';
import { professionsOf } from '../../src/routing/compiler/compile-knowledge.ts';
import { append } from '../../src/routing/text/look-up.ts';
import { stemsOf, wordsOf } from '../../src/routing/text/word.ts';
import { knowledgeFiles } from '../knowledge/knowledge-files.ts';
import { EACH, textsAt } from './read-json.ts';

export interface KnownCategories {
  /** The names in the table, which all chapters share. */
  readonly shared: ReadonlySet<string>;
  /** Those, and the names of the chapter's own categories. */
  readonly names: ReadonlySet<string>;
  /** Categories of the table with this wording as their name or as a title. */
  called(text: string): readonly string[];
}

export function knownCategories(root: Node): KnownCategories {
  const own = textsAt(root, 'categories', EACH, 'name').map(({ text }) => text);
  return {
    shared,
    names: new Set([...shared, ...own]),
    called: (text) => titled.get(wordingOf(text)) ?? [],
  };
}

/** Stems, as the engine compares wordings: 'Sparkies' is 'sparky'. */
export function wordingOf(text: string): string {
  return stemsOf(wordsOf(text)).join(' ');
}

const trades = professionsOf(knowledgeFiles());
const shared = new Set(trades.map(({ name }) => name));
const titled = new Map<string, string[]>();
for (const { name, titles } of trades) {
  const wordings = new Set([name, ...titles].map(wordingOf));
  for (const wording of wordings) append(titled, wording, name);
}
