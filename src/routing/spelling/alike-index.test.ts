import { expect, test } from 'vitest';
import { alikeIndex } from './alike-index.ts';

const index = alikeIndex(['photographer', 'roofer', 'hvac', 'deck', 'tailor', 'taylor', 'cpa']);

test.each([
  ['fotografer', 'photographer', 'the same sound'],
  ['rufer', 'roofer', 'the same sound, other vowels'],
  ['hvca', 'hvac', 'a swap among four letters'],
  ['dekc', 'deck', 'a swap among four letters'],
])("'%s' was meant to be '%s': %s", (typed, term) => {
  expect(index.mostAlike(typed)).toBe(term);
});

test.each([
  ['photo', 'only its start sounds so'],
  ['caev', 'other letters'],
  ['cahv', 'the four letters, but not one swap away'],
  ['cap', 'three letters are never corrected'],
  ['rauphyear', 'it sounds so, but hardly a letter is right'],
  ['f'.repeat(30), 'no hand slips so far'],
])("'%s' was meant to be no term: %s", (typed) => {
  expect(index.mostAlike(typed)).toBeNull();
});

test('of two terms that sound the same the one spelt more alike is meant, then the earlier', () => {
  expect(index.mostAlike('tayller')).toBe('taylor');
  expect(alikeIndex(['tailar', 'tailer']).mostAlike('tailyr')).toBe('tailar');
});
