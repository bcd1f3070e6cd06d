import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, similarity } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['roof', 'roof', 0],
  ['rofo', 'roof', 1],
  ['plumer', 'plumber', 1],
  ['plumbber', 'plumber', 1],
  ['planber', 'planter', 1],
  ['recieve', 'receive', 1],
  ['elecrtician', 'electrician', 1],
  ['ca', 'abc', 3],
  ['', 'roof', 4],
])("D1 '%s' and '%s' are %i edits apart; swapping neighbours is one edit", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

/** Few letters and short words, so that swaps and repeats are common. */
const word = fc.stringMatching(/^[abc]{0,7}$/);

/** The definition, literally: the cheapest way to handle the last letters. */
function naive(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [a1, b1] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [
    naive(a1, b) + 1,
    naive(a, b1) + 1,
    naive(a1, b1) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  const isSwap = a.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  if (isSwap && b.length > 1) ways.push(naive(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...ways);
}

test('D1 the distance agrees with its definition', () => {
  const short = fc.stringMatching(/^[abc]{0,5}$/);
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(editDistance(a, b)).toBe(naive(a, b));
    }),
  );
});

test('D1 the distance is symmetric, and 0 only for equal words', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
    }),
  );
});

test('D1 a limit never changes a distance within it', () => {
  fc.assert(
    fc.property(word, word, fc.nat(8), (a, b, limit) => {
      const limited = editDistance(a, b, limit);
      expect(Math.min(limited, limit + 1)).toBe(Math.min(editDistance(a, b), limit + 1));
    }),
  );
});

test.each([
  ['flooding', 'flooring', 0.875],
  ['rofer', 'roofer', 1 - 1 / 6],
  ['roof', 'pool', 0.5],
  ['abc', 'xyz', 0],
  ['', '', 1],
])("D1 '%s' and '%s': 1 − distance / length of the longer is %f", (a, b, expected) => {
  expect(similarity(a, b)).toBeCloseTo(expected, 12);
});
