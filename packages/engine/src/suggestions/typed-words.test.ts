import { expect, test } from 'vitest';
import { beginsNearly } from './typed-words.ts';

test.each([
  ['a missing letter', 'plmber'],
  ['an extra letter', 'pllumb'],
  ['a wrong letter', 'plumner'],
  ['two letters swapped', 'plubm'],
  ['no slip at all', 'plum'],
])('S13 a word still begins as typed with %s', (_, typed) => {
  expect(beginsNearly('plumber', typed)).toBe(true);
});

test.each([
  ['two slips', 'plnmner'],
  ['a wrong first letter', 'blumber'],
  ['a slip among three letters', 'plm'],
])('S13 a word does not begin as typed with %s', (_, typed) => {
  expect(beginsNearly('plumber', typed)).toBe(false);
});
