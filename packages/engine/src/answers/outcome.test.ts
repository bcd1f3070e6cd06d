import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../text/word.ts';
import { marksOf } from './outcome.ts';

/** The marked parts of a need when words with these stems counted. */
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
  ['the walk-in tub', ['walk', 'tub'], ['walk', 'tub'], 'a plain word between them is not marked'],
  ['someone rear-ended me', ['rear', 'end'], ['rear-ended'], 'a hyphen does not split a mark'],
  ['my C.P.A. retired', ['cpa'], ['C.P.A.'], 'initials'],
  ['Das Café öffnet', ['cafe'], ['Café'], 'accents'],
  ['cafe\u0301 sign', ['cafe'], ['cafe\u0301'], 'accents typed as combining marks'],
  ['🏠🔥 roof 🏠', ['roof'], ['roof'], 'emoji'],
  ['צריך תיקון גג', ['גג'], ['גג'], 'right-to-left letters'],
  [
    'gutters, or gutter guards',
    ['gutter'],
    ['gutters', 'gutter'],
    'a repeated word is marked again',
  ],
  ['will you write a will', ['will'], ['will'], 'the plain word that looks the same is not marked'],
  ['', [], [], 'an empty need'],
])('M9 in %j, with the stems %j counted, %j is marked: %s', (need, stems, expected) => {
  expect(marked(need, ...stems)).toEqual(expected);
});

test('M9 marks are in order, without overlap, inside the need, and begin and end with words', () => {
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
