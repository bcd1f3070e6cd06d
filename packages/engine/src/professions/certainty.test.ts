/** The plain words that tell whether part of a text is a need by itself. */
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../text/word.ts';
import { isClear, pointsBack, tellsOfWriter, tellsWhy } from './certainty.ts';

describe('S11 a part is clear', () => {
  test.each([
    ['roof', 0.75, true, 'one telling word, 0.75 of evidence'],
    ['roof', 0.74, false, 'less than 0.75'],
    ['roof leak storm', 1.5, true, 'three telling words, 0.5 each'],
    ['roof leak storm', 1.49, false, 'less than 0.5 each'],
    ['I need a roof', 0.75, true, 'plain words do not count'],
  ])("'%s' with evidence %d: %s (%s)", (text, evidence, expected) => {
    expect(isClear(wordsOf(text), evidence)).toBe(expected);
  });
});

describe('S11 a part is only about the writer', () => {
  test.each([
    ['I run a bakery', true],
    ['we sell candles', true],
    ['opening a yoga studio', true],
    ['we have mice', false],
    ["I've got a leak", false],
    ['we', false],
    ['leaking roof', false],
    ['roof leak', false],
    ['', false],
  ])("'%s': %s", (text, expected) => {
    expect(tellsOfWriter(wordsOf(text))).toBe(expected);
  });
});

test.each([
  ['we just moved in', true],
  ['because of the storm', true],
  ['the wiring is old', false],
])("S11 '%s' explains another part: %s", (text, expected) => {
  expect(tellsWhy(wordsOf(text))).toBe(expected);
});

test.each([
  ['need it taken in', true],
  ['want these replaced', true],
  ['my suit is too big', false],
])("S11 '%s' refers back: %s", (text, expected) => {
  expect(pointsBack(wordsOf(text))).toBe(expected);
});
