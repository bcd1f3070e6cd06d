import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['roof leak', 9, 'roof leak'],
  ['roof leak', 8, 'roof le…'],
  ['roof leak', 6, 'roof…'],
  ['🏠🏠🏠', 2, '🏠…'],
])('%j in %d characters is %j', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});
