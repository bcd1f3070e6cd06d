import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { wordsOf } from '../text/word.ts';
import { titlesIn } from './titles-in.ts';

const { exact } = knowledgeOf(
  tradeTable([
    profession({ name: 'Roofer', titles: 'roofer', keywords: 'roof' }),
    profession({ name: 'Painter', titles: 'painter, house painter' }),
    profession({ name: 'Stager', titles: 'house stager' }),
  ]),
);

test.each([
  ['roofer house painter stager', []],
  ['roofer house painter', ['roofer', 'house painter']],
  ['a roofer and a house stager please', ['a roofer', 'and a house stager please']],
  ['I need a roofer', ['I need a roofer']],
  ['roof painter', []],
  ['please help', []],
  ['', []],
])("S11 the titles in '%s' are %j", (text, expected) => {
  const titles = titlesIn(wordsOf(text), exact);
  expect(titles.map((words) => words.map(({ typed }) => typed).join(' '))).toEqual(expected);
});
