/** Where clauses begin and end, and where a request begins in them. */
import { expect, test } from 'vitest';
import { REQUESTS } from '../../tests/request-fixtures.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { clauseEnd, clausesOf, isIn, requestLengthAt } from './clauses.ts';

/** The clauses as words. */
function clausesIn(text: string): string[] {
  const words = wordsOf(text);
  const { starts } = clausesOf(text, words, []);
  return [...new Set(starts)].map((start) =>
    words
      .slice(start, clauseEnd(start, starts))
      .map(({ typed }) => typed)
      .join(' '),
  );
}

test.each([
  ['pipe burst, need a plumber', ['pipe burst', 'need a plumber']],
  ['pipe burst and need a plumber', ['pipe burst and', 'need a plumber']],
  ['pipe burst so we call', ['pipe burst so', 'we call']],
  ['pipe burst\nneed help', ['pipe burst', 'need help']],
  ['pipe burst - need help', ['pipe burst', 'need help']],
  ['pipe burst (need help)', ['pipe burst', 'need help']],
  ['a well-known plumber', ['a well known plumber']],
  ['pipe or drain', ['pipe or drain']],
  ['', []],
])('M6 %j has the clauses %j', (text, clauses) => {
  expect(clausesIn(text)).toEqual(clauses);
});

test('a span holds its first place and not the one after its last', () => {
  expect([1, 2, 3, 4].map((at) => isIn(at, [{ from: 2, to: 4 }]))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['looking for a vet', 2, 'the words of a request'],
  ['does anyone know a vet', 3, 'the longest of several'],
  ['seeking a vet', 1, 'also in the middle of a clause'],
  ['quote from a vet', 2, 'asks for whom is named next'],
  ['how much does a vet charge', 3, 'asks for a price'],
  ['group has a vet', 2, 'asks whom the chapter has'],
  ['quote for a roof', 0, 'asks for a thing'],
  ['a vet', 0, 'no request'],
])("M6 '%s' begins with %d words of a request: %s", (text, length) => {
  expect(requestLengthAt(basesOf(wordsOf(text)), 0, REQUESTS)).toBe(length);
});
