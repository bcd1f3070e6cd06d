import { expect, test } from 'vitest';
import { rootsOf } from './roots-of.ts';

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
  ['roof', 'nothing was added to it'],
  ['realter', 're- is no beginning'],
  ['plumer', '-er is no ending'],
  ['dentest', '-est is no ending'],
  ['ugly', 'too little is left'],
])("D1 '%s' has no root: %s", (word) => {
  expect(rootsOf(word)).toEqual([]);
});
