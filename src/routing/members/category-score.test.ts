import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { categoryScore } from './category-score.ts';

const [roofer] = knowledgeOf(
  tradeTable([
    profession({ name: 'Roofer', titles: 'roofer', keywords: 'shingle, roof repair, ac' }),
  ]),
).entries;

test.each([
  ['roof repair', 1, 'equal'],
  ['Shingles!', 1, 'equal after normalising'],
  ['roof', 0.9, 'a keyword contains the need'],
  ['roof rep', 0.9, 'the last word may be a start'],
  ['emergency roof repair today', 0.8, 'the need contains a keyword'],
  ['my shingle', 0.8, 'the need contains a keyword of one word'],
  ['repair my roof', 0.7, 'they share a word'],
  ['shingling', 0.7, 'they share no more than a stem'],
  ['accountant', 0.7, "two letters are no start: 'ac'"],
  ['roofer shingle', 0.8, 'the best keyword counts'],
])("M2 '%s' scores %f: %s", (need, score) => {
  if (roofer === undefined) throw new Error('the table is empty');
  expect(categoryScore(basesOf(wordsOf(need)), roofer)).toBe(score);
});
