import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../text/word.ts';
import { marksOf } from './answered.ts';

/** The marked parts of a need when the words of these stems counted. */
function marked(need: string, ...stems: string[]): string[] {
  const words = wordsOf(need);
  const counted = stems.flatMap(
    (stem) => words.find((word) => word.telling && word.stem === stem) ?? [],
  );
  return marksOf(need, words, counted).map(({ from, to }) => need.slice(from, to));
}

test.each([
  ['my roof leaks', ['roof', 'leak'], ['roof leaks'], 'side by side: one mark'],
  ['a roof that leaks', ['roof', 'leak'], ['roof', 'leaks'], 'only what counted'],
  ['leaks, roof', ['roof', 'leak'], ['leaks', 'roof'], 'in the order of the need'],
  ['the walk-in tub', ['walk', 'tub'], ['walk', 'tub'], 'a plain word between is not marked'],
  ['someone rear-ended me', ['rear', 'end'], ['rear-ended'], 'a hyphen parts no mark'],
  ['my C.P.A. retired', ['cpa'], ['C.P.A.'], 'initials'],
  ['Das Café öffnet', ['cafe'], ['Café'], 'accents'],
  ['cafe\u0301 sign', ['cafe'], ['cafe\u0301'], 'accents typed as marks of their own'],
  ['🏠🔥 roof 🏠', ['roof'], ['roof'], 'emoji'],
  ['צריך תיקון גג', ['גג'], ['גג'], 'letters from right to left'],
  ['gutters, or gutter guards', ['gutter'], ['gutters', 'gutter'], 'said again, marked again'],
  ['will you write a will', ['will'], ['will'], 'but not the plain word that looks like it'],
  ['', [], [], 'nothing'],
])('M9 in %j, of %j, is marked %j: %s', (need, stems, expected) => {
  expect(marked(need, ...stems)).toEqual(expected);
});

test('M9 marks are in order, apart, inside the need, and begin and end with words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(3), (need, every) => {
      const words = wordsOf(need);
      const counted = words.filter((_, i) => i % (every + 1) === 0);
      let before = -1;
      for (const { from, to } of marksOf(need, words, counted)) {
        expect(from).toBeGreaterThan(before);
        expect(to).toBeLessThanOrEqual(need.length);
        expect(words.some((word) => word.from === from)).toBe(true);
        expect(words.some((word) => word.to === to)).toBe(true);
        before = to;
      }
    }),
  );
});
