import { expect, test } from 'vitest';
import { alikeIndex, soundOf } from './alike-index.ts';

const index = alikeIndex(['photographer', 'roofer', 'hvac', 'deck', 'tailor', 'taylor', 'cpa']);

test.each([
  ['fotografer', 'photographer', 'the same sound'],
  ['rufer', 'roofer', 'the same sound, different vowels'],
  ['hvca', 'hvac', 'a swap among four letters'],
  ['dekc', 'deck', 'a swap among four letters'],
])("'%s' was meant to be '%s': %s", (typed, term) => {
  expect(index.mostAlike(typed)).toBe(term);
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
  expect(index.homophone('fotografer')).toBe('photographer');
  expect(index.homophone('hvca')).toBeNull();
});

test('of two terms that sound the same, the closer spelling wins, then the earlier one', () => {
  expect(index.mostAlike('tayller')).toBe('taylor');
  expect(alikeIndex(['tailar', 'tailer']).mostAlike('tailyr')).toBe('tailar');
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
