import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../text/edit-distance.ts';
import { oneSlipIndex } from './directory-names.ts';

test.each([
  ['garret', ['garrett'], 'a missing letter'],
  ['hollloway', ['holloway'], 'an extra letter'],
  ['hollowey', ['holloway'], 'a wrong letter'],
  ['hololway', ['holloway'], 'two letters swapped'],
  ['xarl', ['carl', 'earl'], 'all equally near names'],
  ['holloway', [], 'the word itself'],
  ['holowey', [], 'two slips'],
])("D1 '%s' is one slip from %j: %s", (typed, expected) => {
  expect(oneSlipIndex(['garrett', 'holloway', 'carl', 'earl']).near(typed)).toEqual(expected);
});

test('D1 the index finds the same words as a comparison with every word', () => {
  const word = fc.stringMatching(/^[abc]{1,5}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (words, typed) => {
      const expected = words.filter((each) => editDistance(each, typed) === 1);
      expect(oneSlipIndex(words).near(typed).sort()).toEqual(expected.sort());
    }),
  );
});
