import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { wordsOf } from '../text/word.ts';
import { partsOf, titlesIn } from './parts-of-text.ts';

/** The pieces as written. */
const piecesOf = (text: string) => partsOf(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ['roof leak and we are selling in June', ['roof leak', 'we are selling in June']],
  ['my AC died. Also need a vet!', ['my AC died', 'need a vet']],
  ['oil change, then a dentist; plus a DJ', ['oil change', 'a dentist', 'a DJ']],
  ['movers & a vet / a tutor + a DJ', ['movers', 'a vet', 'a tutor', 'a DJ']],
  ['drain is clogged\nneed a DJ', ['drain is clogged', 'need a DJ']],
  ['plumber,dentist;vet', ['plumber', 'dentist', 'vet']],
  ['sink leaks!?... and need a DJ', ['sink leaks', 'need a DJ']],
  ['1. oil change 2) a dentist\n3. a DJ', ['oil change', 'a dentist', 'a DJ']],
  ['- oil change\n* a dentist\n• a DJ', ['oil change', 'a dentist', 'a DJ']],
  ['carpet cleaning as well as car insurance', ['carpet cleaning', 'car insurance']],
])('S11 %j is cut into %j', (text, parts) => {
  expect(piecesOf(text)).toEqual(parts);
});

test.each([
  'a/c',
  'R&B band',
  'open 24/7',
  '1,000 feet',
  '2.5 baths',
  'built in 1987',
  'sandy band',
  'roof leak',
  '',
])("S11 '%s' is not cut", (text) => {
  expect(piecesOf(text)).toEqual(text === '' ? [] : [text]);
});

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
