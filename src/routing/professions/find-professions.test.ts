import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { findProfessions } from './find-professions.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';
import { weighNeed } from './weigh-need.ts';

const knowledge = knowledgeOf(
  tradeTable([
    profession({ name: 'Tutor', titles: 'tutor', keywords: 'math, reading' }),
    profession({ name: 'Accountant', titles: 'cpa', keywords: 'tax, math' }),
    ...['Choir', 'Band', 'Orchestra', 'Opera', 'Quartet', 'Trio', 'Duo'].map((name) =>
      profession({ name, keywords: 'music' }),
    ),
    profession({ name: 'Surveyor', symptoms: 'where does line run' }),
  ]),
);
function found(need: string): string[] {
  const words = wordsOf(need);
  const scores = weighNeed(words, knowledge.evidence);
  return findProfessions(words, scores, knowledge).map(({ entry }) => entry.profession.name);
}

test('M6 a need that is a term word for word is about that profession first', () => {
  expect(found('tax')).toEqual(['Accountant']);
  expect(found('cpa')).toEqual(['Accountant']);
});

test('M6 a category with only stray evidence is not shown beside one with strong evidence', () => {
  expect(found('math reading tutor')).toEqual(['Tutor']);
});

test('M6 professions a need speaks of alike are shown together, in the order of the table', () => {
  expect(found('math')).toEqual(['Tutor', 'Accountant']);
});

test('M9 a need is about no more professions than an answer has members', () => {
  expect(found('music')).toEqual(['Choir', 'Band', 'Orchestra', 'Opera', 'Quartet']);
});

test('M6 one stray word of a long term is no evidence at all', () => {
  expect(found('zebra')).toEqual([]);
  expect(found('')).toEqual([]);
});
