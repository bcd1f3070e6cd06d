import { expect, test } from 'vitest';
import { markedParts, shorten } from './marked-text.tsx';

type Place = readonly [from: number, to: number];

/** The pieces as one text, the marked ones in brackets. */
function shown(text: string, marks: readonly Place[], length = 99): string {
  const places = marks.map(([from, to]) => ({ from, to }));
  return markedParts(text, places, length)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');
}

test.each<[text: string, marks: Place[], expected: string, what: string]>([
  ['roof leak', [], 'roof leak', 'nothing'],
  ['roof leak', [[0, 9]], '[roof leak]', 'all of it'],
  ['my roof leaks', [[3, 7]], 'my [roof] leaks', 'a word'],
  [
    'roof and leak',
    [
      [0, 4],
      [9, 13],
    ],
    '[roof] and [leak]',
    'both ends',
  ],
  ['🏠 roof', [[3, 7]], '🏠 [roof]', 'after an emoji'],
])('M9 %j with marks at %j shows as %s: %s', (text, marks, expected) => {
  expect(shown(text, marks)).toBe(expected);
});

test.each<[length: number, expected: string, what: string]>([
  [12, '[roof]…', 'a mark before it stays'],
  [3, '[ro]…', 'a mark ends where the text is cut'],
])('M9 marks survive a cut to %i characters: %s (%s)', (length, expected) => {
  expect(
    shown(
      'roof leaking water',
      [
        [0, 4],
        [13, 18],
      ],
      length,
    ),
  ).toBe(expected);
});

test('every part has its start offset', () => {
  const parts = markedParts('a roof', [{ from: 2, to: 6 }], 99);
  expect(parts.map(({ from }) => from)).toEqual([0, 2]);
});

test.each([
  ['roof leak', 9, 'roof leak'],
  ['roof leak', 8, 'roof…'],
  ['roof leak', 6, 'roof…'],
  ['roof leak and gutters', 10, 'roof leak…'],
  ['a waterfall', 8, 'a water…'],
  ['🏠🏠🏠', 2, '🏠…'],
])('%j in %d characters is %j', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});
