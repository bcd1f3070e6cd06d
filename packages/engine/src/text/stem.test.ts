import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test.each([
  [['leak', 'leaking', 'leaked'], 'endings'],
  [['plan', 'planning', 'planned'], 'a doubled consonant'],
  [['wire', 'wiring', 'wired'], 'a dropped e'],
  [['repair', 'repairing', 'repaired'], 'two syllables'],
  [['rattle', 'rattling', 'rattled'], 'a dropped e after an l'],
  [['settle', 'settling', 'settled'], 'the same after a doubled letter'],
  [['fill', 'filling', 'filled'], 'a doubled l'],
  [['curl', 'curling', 'curled'], 'an l that never had an e'],
  [['care', 'caring', 'cared'], 'a short word with an e'],
  [['freeze', 'froze', 'frozen', 'freezing'], 'irregular verbs'],
  [['break', 'broke', 'broken', 'breaking'], 'irregular verbs again'],
  [['tooth', 'teeth'], 'irregular nouns'],
  [['mouse', 'mice'], 'irregular nouns again'],
])('%j share a stem: %s', (words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test.each([
  ['wedding', 'wed'],
  ['siding', 'side'],
  ['ceiling', 'ceil'],
  ['flooring', 'flood'],
  ['painter', 'printer'],
  ['ring', 'r'],
  ['spring', 'spr'],
  ['bed', 'b'],
])('%s and %s have different stems', (a, b) => {
  expect(stemOf(a)).not.toBe(stemOf(b));
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
  "'%s' is an ordinary word, not an inherited property of the table of irregular forms",
  (word) => {
    expect(typeof stemOf(word)).toBe('string');
  },
);
