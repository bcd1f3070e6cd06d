import { expect, test } from 'vitest';
import { dayIn } from './day.ts';

test.each([
  ['2026-03-31', '2026-03-31'],
  ['3/31/2026', '2026-03-31'],
  ['03/01/2026', '2026-03-01'],
  ['March 31, 2026', '2026-03-31'],
  ['31 Mar 2026', '2026-03-31'],
  ['2026-02-30', null],
  ['February 30, 2026', null],
  ['31 April 2026', null],
  ['31/3/2026', null],
  ['next week', null],
  ['March', null],
  ['Smarch 3, 2026', null],
  ['', null],
])('P12 M15 the day in %j is %j', (text, day) => {
  expect(dayIn(text)).toBe(day);
});
