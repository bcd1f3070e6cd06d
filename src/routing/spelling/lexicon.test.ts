/** What the lexicon parts, and what it leaves whole. */
import { expect, test } from 'vitest';
import { wordOf } from '../text/word.ts';
import { type Lexicon, splitOf } from './lexicon.ts';

const partsEverything: Lexicon = {
  isKnown: () => false,
  isOrdinary: () => false,
  isTerm: () => false,
  isPair: () => true,
  correctionOf: () => null,
  homophoneOf: () => null,
  namesNear: () => [],
};

test('two words of a term written as one are parted', () => {
  expect(splitOf(wordOf('rootcanal'), partsEverything)).not.toBeNull();
});

test('a word longer than any two words is left whole, so that its length costs no time', () => {
  expect(splitOf(wordOf('a'.repeat(41)), partsEverything)).toBeNull();
});
