import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, similarity } from '../text/edit-distance.ts';
import { alikeIndex, soundOf, spellingIndex } from './spelling-index.ts';

const MIN_SIMILARITY = 0.78;
const nearestOf = (terms: readonly string[], typed: string) =>
  spellingIndex(terms).nearest(typed)?.term ?? null;
const TERMS = ['roofer', 'plumber', 'electrician', 'landscaper', 'painter', 'printer', 'realtor'];

test.each([
  ['rofer', 'roofer', 'a missing letter'],
  ['plumbber', 'plumber', 'an extra letter'],
  ['elecrtician', 'electrician', 'two neighbours swapped'],
  ['electricion', 'electrician', 'a wrong letter'],
  ['lanscapper', 'landscaper', 'two slips in a long word'],
  ['roofer', 'roofer', 'no slip'],
])("D1 '%s' was meant to be '%s': %s", (typed, term) => {
  expect(nearestOf(TERMS, typed)).toBe(term);
});

test.each([
  ['rfer', 'two slips in a short word'],
  ['poofers', 'similarity 0.71'],
  ['zebra', 'no term is near'],
  ['', 'an empty word'],
])("D1 '%s' matches no known term: %s", (typed) => {
  expect(nearestOf(TERMS, typed)).toBeNull();
});

test('D1 words of 3 letters or fewer are never corrected and never a correction', () => {
  const index = spellingIndex(['cpa', 'hvac', 'taxi']);
  expect(index.nearest('cpa')).toBeNull();
  expect(index.nearest('tax')).toBeNull();
  expect(nearestOf(['tax'], 'taxx')).toBeNull();
});

test('D1 of equally near terms, the one with the same first letter wins, then the earlier one', () => {
  expect(nearestOf(['fainter', 'painter'], 'paintar')).toBe('painter');
  expect(nearestOf(['baker', 'maker'], 'xaker')).toBe('baker');
  expect(nearestOf(['maker', 'baker'], 'xaker')).toBe('maker');
  expect(nearestOf(['house', 'hose'], 'howse')).toBe('house');
  expect(nearestOf(['hose', 'house'], 'howse')).toBe('hose');
});

/** Few letters, so that near words are common. */
const word = fc.stringMatching(/^[abc]{3,12}$/);

test('D1 the nearest term is also the result of a search through all terms', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (terms, typed) => {
      const corrigible = typed.length > 3 ? terms.filter((term) => term.length > 3) : [];
      const near = corrigible.filter((term) => similarity(typed, term) >= MIN_SIMILARITY);
      const least = Math.min(...near.map((term) => editDistance(typed, term)));
      const found = nearestOf(terms, typed);
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

test('D1 a long word is corrected for as many missing letters as 0.78 allows', () => {
  const term = 'otorhinolaryngologistics';
  for (let cut = 1; cut <= 5; cut++) {
    const typed = term.slice(0, -cut);
    const isNear = similarity(typed, term) >= MIN_SIMILARITY;
    expect(nearestOf([term], typed)).toBe(isNear ? term : null);
  }
});

test('D1 an overlong word is not compared at all', () => {
  expect(nearestOf(['a'.repeat(30)], 'a'.repeat(29))).toBeNull();
});

const index = alikeIndex(['photographer', 'roofer', 'hvac', 'deck', 'tailor', 'taylor', 'cpa']);

test.each([
  ['fotografer', 'photographer', 'the same sound'],
  ['rufer', 'roofer', 'the same sound, different vowels'],
  ['hvca', 'hvac', 'a swap among four letters'],
  ['dekc', 'deck', 'a swap among four letters'],
])("'%s' was meant to be '%s': %s", (typed, term) => {
  expect(index.mostAlike(typed)?.term).toBe(term);
});

test.each([
  ['photo', 'only the start sounds the same'],
  ['caev', 'different letters'],
  ['cahv', 'the same four letters, but more than one swap'],
  ['cap', 'three letters are never corrected'],
  ['rauphyear', 'it sounds the same, but almost every letter is wrong'],
  ['f'.repeat(30), 'too long for a slip'],
])("'%s' matches no term: %s", (typed) => {
  expect(index.mostAlike(typed)).toBeNull();
});

test('D1 a homophone sounds the same: the same four letters are not enough', () => {
  expect(index.homophone('fotografer')?.term).toBe('photographer');
  expect(index.homophone('hvca')).toBeNull();
});

test('of two terms that sound the same, the closer spelling wins, then the earlier one', () => {
  expect(index.mostAlike('tayller')?.term).toBe('taylor');
  expect(alikeIndex(['tailar', 'tailer']).mostAlike('tailyr')?.term).toBe('tailar');
});

test.each([
  ['fotografer', 'photographer'],
  ['electrishun', 'electrician'],
  ['finanshul', 'financial'],
  ['rufer', 'roofer'],
  ['mekanik', 'mechanic'],
  ['garaj', 'garage'],
  ['morgij', 'mortgage'],
  ['sikologist', 'psychologist'],
  ['nob', 'knob'],
  ['lam', 'lamb'],
])("'%s' sounds like '%s'", (typed, word) => {
  expect(soundOf(typed)).toBe(soundOf(word));
});

test.each([
  ['roofer', 'rover'],
  ['dentist', 'tentest'],
  ['plumber', 'plumper'],
  ['sower', 'shower'],
])("'%s' does not sound like '%s'", (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
