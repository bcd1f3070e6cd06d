import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { findProfessions, isRequest } from './find-professions.ts';
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
    profession({ name: 'Author', symptoms: 'read books' }),
    profession({ name: 'Library', symptoms: 'books read' }),
  ]),
);
function found(need: string): string[] {
  const words = wordsOf(need);
  const scores = weighNeed(words, knowledge.evidence);
  return findProfessions(words, scores, knowledge).map(({ entry }) => entry.profession.name);
}

test('M6 a need that equals a term is about that profession first', () => {
  expect(found('tax')).toEqual(['Accountant']);
  expect(found('cpa')).toEqual(['Accountant']);
});

test('M6 a need equals a term without the words that say nothing of the thing', () => {
  expect(found('read books')).toEqual(['Author']);
  expect(found('need to read my books')).toEqual(['Author']);
  expect(found('gently read my books')).toEqual(['Author', 'Library']);
  expect(found('read my books')).toEqual(['Author']);
});

test('M6 a category with only stray evidence is not shown beside one with strong evidence', () => {
  expect(found('math reading tutor')).toEqual(['Tutor']);
});

test('M6 professions with equal evidence are shown together, in table order', () => {
  expect(found('math')).toEqual(['Tutor', 'Accountant']);
});

test('M9 a need is about at most as many professions as an answer has members', () => {
  expect(found('music')).toEqual(['Choir', 'Band', 'Orchestra', 'Opera', 'Quartet']);
});

test('M6 an unknown word is not evidence', () => {
  expect(found('zebra')).toEqual([]);
  expect(found('')).toEqual([]);
});

const talk = {
  words: { weather: -1.5 },
  beginnings: { 'what is': -1.5 },
  beforeThings: [],
  afterThings: [],
};

test.each(['constructor for my roof', 'valueOf my roof', 'the constructor of my roof'])(
  'M6 %j is a request: inherited property names are not talk',
  (need) => {
    expect(isRequest(wordsOf(need), 2, 1, talk)).toBe(true);
  },
);

test('M6 small talk about the weather is not a request', () => {
  expect(isRequest(wordsOf('what is the weather'), 0.4, 0.2, talk)).toBe(false);
});
