/** The categories a chapter can speak of: the table's and its own, by name and by what people call them. */
import type { Node } from 'jsonc-parser';
import { professionsOf } from '../../src/routing/compiler/compile-knowledge.ts';
import { append } from '../../src/routing/text/look-up.ts';
import { stemsOf, wordsOf } from '../../src/routing/text/word.ts';
import { knowledgeFiles } from '../knowledge/knowledge-files.ts';
import { EACH, textsAt } from './texts.ts';

export interface KnownCategories {
  /** Names of the table, which every chapter shares. */
  readonly shared: ReadonlySet<string>;
  /** Those, and the names of the chapter's own. */
  readonly names: ReadonlySet<string>;
  /** Categories of the table that have this wording among their titles or as their name. */
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
