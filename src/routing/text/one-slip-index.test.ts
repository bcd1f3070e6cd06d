import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { oneSlipIndex } from './one-slip-index.ts';

test.each([
  ['garret', ['garrett'], 'a letter less'],
  ['hollloway', ['holloway'], 'a letter more'],
  ['hollowey', ['holloway'], 'another letter'],
  ['hololway', ['holloway'], 'two letters swapped'],
  ['xarl', ['carl', 'earl'], 'all that are as near'],
  ['holloway', [], 'the word itself'],
  ['holowey', [], 'two slips'],
])("D1 '%s' is one slip from %j: %s", (typed, expected) => {
  expect(oneSlipIndex(['garrett', 'holloway', 'carl', 'earl']).near(typed)).toEqual(expected);
});

test('D1 it finds what comparing with every word finds', () => {
  const word = fc.stringMatching(/^[abc]{1,5}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (words, typed) => {
      const expected = words.filter((each) => editDistance(each, typed) === 1);
      expect(oneSlipIndex(words).near(typed).sort()).toEqual(expected.sort());
    }),
  );
});
