import { describe, expect, test } from 'vitest';
import { profession, projectsKnowledge } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { wordOf } from '../text/word.ts';
import { lexiconOf } from './lexicon.ts';
import { readExactly, readNeed } from './read-need.ts';

const knowledge = knowledgeOf(
  tradeTable([
    profession({ name: 'Roofer', titles: 'roofer', keywords: 'roof, shingle' }),
    profession({
      name: 'Plumber',
      titles: 'plumber',
      keywords: 'drain, water heater, shut off valve, dryer hose',
    }),
    profession({ name: 'Drywall', titles: 'drywaller', keywords: 'drywall, dryerhose' }),
    profession({ name: 'Landscaper', titles: 'landscape architect' }),
    profession({ name: 'Dancer', titles: 'insurance', keywords: 'dance, twirl, twirlo, velvet' }),
  ]),
);
const lexicon = lexiconOf(
  knowledge,
  projectsKnowledge,
  ['Falconry Services'],
  ['Ann Plumbert', 'Rooferia Ltd'],
);
const read = (text: string) => readNeed(text, lexicon);

describe('D1 what is corrected', () => {
  test.each([
    ['rofer', 'roofer'],
    ['a good plumer please', 'a good plumber please'],
    ['rofer and plumer', 'roofer and plumber'],
    ['rofer rofer', 'roofer roofer'],
    ['falcanry', 'falconry'],
    ['landscapearchitect', 'landscape architect'],
    ['landscapearkitect', 'landscape architect'],
    ['wattrheater', 'water heater'],
    ['a braveshingle', 'a brave shingle'],
    ['ruffer', 'roofer'],
    ['Rofer!', 'roofer!'],
    ['velve', 'velvet'],
    ['shut off velve', 'shut off valve'],
    ['velve to shut', 'valve to shut'],
  ])("'%s' is read as '%s'", (typed, text) => {
    expect(read(typed).text).toBe(text);
  });

  test.each([
    ['roof', 'a term'],
    ['roofing', 'a form of a term'],
    ['falconry', 'a word of the directory'],
    ['Plumbert', 'a name in the directory'],
    ['rooferia', 'a company in the directory'],
    ['plumbrt', 'nearer to a name than to a term'],
    ['flooding', 'a common English word'],
    ['twirly', 'a term with an ending'],
    ['Angela', 'a common name'],
    ['the', 'a stopword'],
    ['rof', 'too short'],
    ['plumb3r', 'not only letters'],
    ['xqzvkw', 'near no term'],
    ['braveshingle', 'a lone word may be a name'],
    ['a bravehonest', 'two words, but neither is in a term'],
    ['we saw a braveshingle on our walk', 'a rare compound in a sentence'],
    ['', 'nothing'],
  ])("'%s' is left alone: %s", (typed) => {
    expect(read(typed)).toMatchObject({ text: typed, corrections: [] });
  });
});

test('D1 a capitalised word inside a text in lower case is a name, unless it sounds like a term', () => {
  expect(read('my friend Plumner needs help').corrections).toEqual([]);
  expect(read('my friend plumner needs help').corrections).toEqual([
    { from: 'plumner', to: 'plumber' },
  ]);
});

test('D3 each correction is listed, as typed and as read', () => {
  expect(read('My Rofer, and my plumer').corrections).toEqual([
    { from: 'Rofer', to: 'roofer' },
    { from: 'plumer', to: 'plumber' },
  ]);
});

test('D3 the same misspelling is listed once, two different ones each', () => {
  expect(read('rofer or rofer').corrections).toEqual([{ from: 'rofer', to: 'roofer' }]);
  expect(read('rofer or roofr or rofer').corrections).toEqual([
    { from: 'rofer', to: 'roofer' },
    { from: 'roofr', to: 'roofer' },
  ]);
});

test('D3 the corrected words are routed', () => {
  const { words } = read('rofer near me');
  expect(words.map(({ base }) => base)).toEqual(['roofer', 'near', 'me']);
});

test('D3 readExactly corrects nothing', () => {
  const exact = readExactly('rofer', lexicon);
  expect(exact).toMatchObject({ text: 'rofer', corrections: [] });
  expect(exact.words.map(({ base }) => base)).toEqual(['rofer']);
});

test("D1 a term written as two words is read as one, without a correction: 'dry wall'", () => {
  const { text, words, corrections } = read('hang dry wall');
  expect(words.map(({ base }) => base)).toEqual(['hang', 'drywall']);
  expect({ text, corrections }).toEqual({ text: 'hang dry wall', corrections: [] });
});

test("D1 two words of one term stay two, though another term has them as one: 'dryer hose'", () => {
  expect(read('dryer hose').words.map(({ base }) => base)).toEqual(['dryer', 'hose']);
});

test("D1 a word that forms a term with its neighbour is not corrected on its own: 'insur ance'", () => {
  const { text, words, corrections } = read('insur ance');
  expect(words.map(({ base }) => base)).toEqual(['insurance']);
  expect({ text, corrections }).toEqual({ text: 'insur ance', corrections: [] });
  expect(read('a good ance').text).toBe('a good dance');
});

const real = lexiconOf(knowledgeOf(projectsKnowledge.trades), projectsKnowledge, [], []);

test.each([
  ['backache', 'back ache'],
  ['flagpole', 'flag pole'],
])('D1 "%s" is read as the term "%s", and is no mistake', (typed, words) => {
  const need = readNeed(typed, real);
  expect(need.words.map(({ base }) => base).join(' ')).toBe(words);
  expect(need.corrections).toEqual([]);
});

test.each(['granddaughter', 'stepson', 'stepmom', 'godfather'])(
  'D1 the family word "%s" is known',
  (word) => {
    expect(real.isKnown(wordOf(word))).toBe(true);
  },
);
