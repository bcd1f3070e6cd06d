import { expect, test } from 'vitest';
import { rootOf } from './root-of.ts';

test.each([
  ['gusty', 'gust'],
  ['quietly', 'quiet'],
  ['happily', 'happy'],
  ['dampness', 'damp'],
  ['muddiness', 'muddy'],
  ['unlikely', 'like'],
  ['outgrew', 'grew'],
  ['misjudge', 'judge'],
])("D1 the root of '%s' is '%s'", (word, root) => {
  expect(rootOf(word)).toBe(root);
});

test.each([
  ['roof', 'nothing was added to it'],
  ['realter', 're- is no beginning'],
  ['plumer', '-er is no ending'],
  ['dentest', '-est is no ending'],
  ['ugly', 'too little is left'],
])("D1 '%s' has no root: %s", (word) => {
  expect(rootOf(word)).toBeNull();
});
