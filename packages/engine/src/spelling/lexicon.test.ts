/** Which words the lexicon splits. */
import { expect, test } from 'vitest';
import { wordOf } from '../text/word.ts';
import { type Lexicon, splitOf } from './lexicon.ts';

const anyPair: Lexicon = {
  outside: () => ({ foreignWords: new Set(), spanish: new Map(), towns: new Map() }),
  isKnown: () => false,
  isListed: () => false,
  isOfDirectory: () => false,
  isOrdinary: () => false,
  isTitle: () => false,
  isTradeWord: () => false,
  isWholeTerm: () => false,
  titleOf: (trade) => trade,
  isTerm: () => false,
  isPair: () => true,
  correctionOf: () => null,
  wordOfName: () => null,
  homophoneOf: () => null,
  namesNear: () => [],
};

test('D1 two words of a term written as one are split', () => {
  expect(splitOf(wordOf('rootcanal'), anyPair)).not.toBeNull();
});

test('D1 an overlong word is not split, so that its length costs no time', () => {
  expect(splitOf(wordOf('a'.repeat(41)), anyPair)).toBeNull();
});
