import { expect, test } from 'vitest';
import { longDay, namedAndMore } from './dates-and-counts.ts';

test.each([
  ['2026-11-16', 'November 16, 2026'],
  ['2026-11-23', 'November 23, 2026'],
  // At 9 pm in Charlotte, the database already writes the next day.
  ['2026-11-24', 'November 23, 2026'],
])('N3 on November 23, the day %s reads %s', (day, words) => {
  expect(longDay(day, '2026-11-23')).toBe(words);
});

test.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bo'], 'Ann and Bo'],
  [['Ann', 'Bo', 'Cy'], 'Ann, Bo and Cy'],
  [['Ann', 'Bo', 'Cy', 'Di', 'Ed'], 'Ann, Bo, Cy and 2 more'],
])('P8 of the names %j, three are named', (names, words) => {
  expect(namedAndMore(names, 3)).toBe(words);
});

test('P7 names that are not given are counted', () => {
  expect(namedAndMore(['Ann', 'Bo'], 3, 1201)).toBe('Ann, Bo and 1,199 more');
});
