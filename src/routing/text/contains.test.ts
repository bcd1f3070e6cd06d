import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsRun, sameRun } from './contains.ts';
import { wordsOf } from './word.ts';

const bases = (text: string) => wordsOf(text).map(({ base }) => base);
const contains = (outer: string, inner: string) => containsRun(bases(outer), bases(inner));

test.each([
  ['landscaping', 'landscap', 'the start of a word counts'],
  ['roof repair', 'roof', 'a whole word'],
  ['emergency roof repair today', 'roof repair', 'a run of words'],
  ['emergency roof repairs', 'roof rep', 'the last word may be a start'],
  ['Roof Repairs', 'roof repair', 'case and plural do not matter'],
  ['roof', 'roof', 'the same'],
])("M3 '%s' contains '%s': %s", (outer, inner) => {
  expect(contains(outer, inner)).toBe(true);
});

test.each([
  ['accountant', 'ac', 'two letters are no start of a word'],
  ['accountant', 'count', 'words are compared from their start'],
  ['roof and gutter repair', 'roof repair', 'a run has no gaps'],
  ['repair roof', 'roof repair', 'a run keeps its order'],
  ['roofing repair', 'roof repair', 'only the last word may be a start'],
  ['roof', 'roof repair', 'the inner side is longer'],
  ['roof', '', 'nothing is contained in nothing'],
  ['', 'roof', 'nothing contains nothing'],
])("M3 '%s' does not contain '%s': %s", (outer, inner) => {
  expect(contains(outer, inner)).toBe(false);
});

const words = fc.array(fc.stringMatching(/^[ab]{1,4}$/), { maxLength: 5 });

test('M3 contains agrees with cutting out every run and comparing it', () => {
  const oracle = (outer: string[], inner: string[]) =>
    inner.length > 0 &&
    outer.some((_, start) => {
      const run = outer.slice(start, start + inner.length);
      const last = inner.at(-1) as string;
      return (
        run.length === inner.length &&
        run.slice(0, -1).join(' ') === inner.slice(0, -1).join(' ') &&
        (run.at(-1) === last || (last.length >= 3 && run.at(-1)?.indexOf(last) === 0))
      );
    });
  fc.assert(
    fc.property(words, words, (outer, inner) => {
      expect(containsRun(outer, inner)).toBe(oracle(outer, inner));
    }),
  );
});

test('M2 two runs are equal when they are the same words in the same order', () => {
  expect(sameRun(['roof', 'leak'], ['roof', 'leak'])).toBe(true);
  expect(sameRun(['roof', 'leak'], ['leak', 'roof'])).toBe(false);
  expect(sameRun(['roof'], ['roof', 'leak'])).toBe(false);
  expect(sameRun([], [])).toBe(true);
});
