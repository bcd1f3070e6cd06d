import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, similarity } from '../text/edit-distance.ts';
import { spellingIndex } from './spelling-index.ts';

const MIN_SIMILARITY = 0.78;
const TERMS = ['roofer', 'plumber', 'electrician', 'landscaper', 'painter', 'printer', 'realtor'];

test.each([
  ['rofer', 'roofer', 'a letter left out'],
  ['plumbber', 'plumber', 'a letter too many'],
  ['elecrtician', 'electrician', 'two neighbours swapped'],
  ['electricion', 'electrician', 'a wrong letter'],
  ['lanscapper', 'landscaper', 'two slips in a long word'],
  ['roofer', 'roofer', 'right as it is'],
])("D1 '%s' was meant to be '%s': %s", (typed, term) => {
  expect(spellingIndex(TERMS).nearest(typed)).toBe(term);
});

test.each([
  ['rfer', 'two slips in a short word'],
  ['poofers', 'similarity 0.71'],
  ['zebra', 'nothing near'],
  ['', 'nothing at all'],
])("D1 '%s' was meant to be no known term: %s", (typed) => {
  expect(spellingIndex(TERMS).nearest(typed)).toBeNull();
});

test('D1 words of 3 letters or fewer are neither corrected nor corrected to', () => {
  const index = spellingIndex(['cpa', 'hvac', 'taxi']);
  expect(index.nearest('cpa')).toBeNull();
  expect(index.nearest('tax')).toBeNull();
  expect(spellingIndex(['tax']).nearest('taxx')).toBeNull();
});

test('D1 of equally near terms the one with the same first letter is meant, then the earlier', () => {
  expect(spellingIndex(['fainter', 'painter']).nearest('paintar')).toBe('painter');
  expect(spellingIndex(['baker', 'maker']).nearest('xaker')).toBe('baker');
  expect(spellingIndex(['maker', 'baker']).nearest('xaker')).toBe('maker');
});

/** Few letters, so that near words are common. */
const word = fc.stringMatching(/^[abc]{3,12}$/);

test('D1 the nearest term is one that a search through all terms finds', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (terms, typed) => {
      const corrigible = typed.length > 3 ? terms.filter((term) => term.length > 3) : [];
      const near = corrigible.filter((term) => similarity(typed, term) >= MIN_SIMILARITY);
      const least = Math.min(...near.map((term) => editDistance(typed, term)));
      const found = spellingIndex(terms).nearest(typed);
      if (near.length === 0) {
        expect(found).toBeNull();
      } else {
        expect(near).toContain(found);
        expect(editDistance(typed, found ?? '')).toBe(least);
      }
    }),
    { numRuns: 500 },
  );
});

test('D1 a slip in a long word is undone, however many letters 0.78 allows', () => {
  const term = 'otorhinolaryngologistics';
  for (let cut = 1; cut <= 5; cut++) {
    const typed = term.slice(0, -cut);
    const isNear = similarity(typed, term) >= MIN_SIMILARITY;
    expect(spellingIndex([term]).nearest(typed)).toBe(isNear ? term : null);
  }
});

test('D1 a string no hand could slip into is not compared at all', () => {
  expect(spellingIndex(['a'.repeat(30)]).nearest('a'.repeat(29))).toBeNull();
});
