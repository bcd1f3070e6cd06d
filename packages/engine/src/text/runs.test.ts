import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsRun, containsWholeRun, muteRuns, runIndex, runsByStart, sameRun } from './runs.ts';
import { tellingWords, wordsOf } from './word.ts';

const bases = (text: string) => wordsOf(text).map(({ base }) => base);
const contains = (outer: string, inner: string) => containsRun(bases(outer), bases(inner));

test.each([
  ['landscaping', 'landscap', 'a prefix of a word'],
  ['roof repair', 'roof', 'a whole word'],
  ['emergency roof repair today', 'roof repair', 'a run of words'],
  ['emergency roof repairs', 'roof rep', 'the last word may be a prefix'],
  ['Roof Repairs', 'roof repair', 'case and plural do not matter'],
  ['roof', 'roof', 'the same'],
])("M3 '%s' contains '%s': %s", (outer, inner) => {
  expect(contains(outer, inner)).toBe(true);
});

test.each([
  ['accountant', 'ac', 'two letters are too short for a prefix'],
  ['accountant', 'count', 'a match begins at the start of a word'],
  ['roof and gutter repair', 'roof repair', 'a run has no gaps'],
  ['repair roof', 'roof repair', 'a run keeps its order'],
  ['roofing repair', 'roof repair', 'only the last word may be a prefix'],
  ['roof', 'roof repair', 'the inner side is longer'],
  ['roof', '', 'an empty text is contained in nothing'],
  ['', 'roof', 'an empty text contains nothing'],
])("M3 '%s' does not contain '%s': %s", (outer, inner) => {
  expect(contains(outer, inner)).toBe(false);
});

const words = fc.array(fc.stringMatching(/^[ab]{1,4}$/), { maxLength: 5 });

test('M3 containsRun agrees with comparing every run', () => {
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

test('M2 runs are equal when they have the same words in the same order', () => {
  expect(sameRun(['roof', 'leak'], ['roof', 'leak'])).toBe(true);
  expect(sameRun(['roof', 'leak'], ['leak', 'roof'])).toBe(false);
  expect(sameRun(['roof'], ['roof', 'leak'])).toBe(false);
  expect(sameRun([], [])).toBe(true);
});

const PLACES = runsByStart([['fort', 'mill'], ['waxhaw']]);

test.each([
  ['plumber in Fort Mill', ['plumber'], 'a town says where, not what'],
  ['Waxhaw roofer, Waxhaw', ['roofer'], 'every time it occurs'],
  ['lumber mill', ['lumber', 'mill'], 'part of the name is not the town'],
  ['mill fort', ['mill', 'fort'], 'nor are its words in another order'],
])('K2 the telling words of %j are %j: %s', (text, expected) => {
  const telling = tellingWords(muteRuns(wordsOf(text), PLACES));
  expect(telling.map(({ base }) => base)).toEqual(expected);
});

test('muted words keep their place', () => {
  const words = wordsOf('roof in Fort Mill now');
  expect(muteRuns(words, PLACES).map(({ typed }) => typed)).toEqual(
    words.map(({ typed }) => typed),
  );
});

test('M3 the index finds exactly the texts that contain a run', () => {
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 12 }),
      words,
      fc.boolean(),
      (texts, run, isUnfinished) => {
        const found = [...runIndex(texts).containing(run, isUnfinished)].sort((a, b) => a - b);
        const isIn = isUnfinished ? containsRun : containsWholeRun;
        const oracle = texts.flatMap((text, at) => (isIn(text, run) ? [at] : []));
        expect(found).toEqual(oracle);
      },
    ),
    { numRuns: 500 },
  );
});
