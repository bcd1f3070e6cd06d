/**
 * `node scripts/chapter/category-names.ts`: writes the names of all categories into
 * chapter.schema.json, so that editors can complete them. Run it when the trades have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { professionsOf } from '../../src/routing/compiler/compile-knowledge.ts';
import { knowledgeFiles } from '../knowledge/knowledge-files.ts';

const SCHEMA = new URL('../../chapter.schema.json', import.meta.url);

export function categoryNames(): string[] {
  return professionsOf(knowledgeFiles())
    .map(({ name }) => name)
    .sort();
}

if (import.meta.main) {
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  schema.$defs.category.examples = categoryNames();
  writeFileSync(SCHEMA, `${JSON.stringify(schema, null, 2)}\n`);
  console.log('Written. Run `npm run format` to restore the usual formatting.');
}
