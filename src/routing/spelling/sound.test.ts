import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

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
