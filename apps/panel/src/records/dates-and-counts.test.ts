import { expect, test } from 'vitest';
import { longDay } from './dates-and-counts.ts';

test.each([
  ['2026-11-16', 'November 16, 2026'],
  ['2026-11-23', 'November 23, 2026'],
  // At 9 pm in Charlotte, the database already writes the next day.
  ['2026-11-24', 'November 23, 2026'],
])('N3 on November 23, the day %s reads %s', (day, words) => {
  expect(longDay(day, '2026-11-23')).toBe(words);
});
