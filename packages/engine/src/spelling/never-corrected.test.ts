import { expect, test } from 'vitest';
import { rootsOf } from './never-corrected.ts';

test.each([
  ['gusty', 'gust'],
  ['twirly', 'twirl'],
  ['quietly', 'quiet'],
  ['happily', 'happy'],
  ['dampness', 'damp'],
  ['muddiness', 'muddy'],
  ['unlikely', 'like'],
  ['outgrew', 'grew'],
  ['misjudge', 'judge'],
])("D1 a root of '%s' is '%s'", (word, root) => {
  expect(rootsOf(word)).toContain(root);
});

test.each([
  ['roof', 'it has no prefix or suffix'],
  ['realter', 're- is not a prefix here'],
  ['plumer', '-er is not a suffix here'],
  ['dentest', '-est is not a suffix here'],
  ['ugly', 'the rest is too short'],
])("D1 '%s' has no root: %s", (word) => {
  expect(rootsOf(word)).toEqual([]);
});
