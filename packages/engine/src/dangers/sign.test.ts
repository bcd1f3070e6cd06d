import { describe, expect, test } from 'vitest';
import { SIDE_BY_SIDE, signReader } from './sign.ts';
import { keysOfTyped, termsOf } from './term.ts';

const terms = termsOf({
  haste: ['help', 'now', 'please', 'my'],
  vehicle: ['car', 'truck'],
  number: ['#', 'two'],
});
const signAs = signReader(terms);
const words = (text: string) => text.split(' ').map((word) => terms.wordWith(keysOfTyped(word)));
const isIn = (sign: string, text: string) => signAs(sign)(words(text)) !== null;

describe('S12 the notation of signs', () => {
  test.each([
    ['a word in any form', 'smoke', 'it is smoking', true],
    ['a word in one form', '=fired', 'the stove is on fire', false],
    ['one of several words', 'smoke/flame', 'flames everywhere', true],
    ['a word of a group', '<vehicle>', 'my truck', true],
    ['any number', '<number> stings', 'about 40 stings', true],
    ['words right after each other', 'passed-out', 'she passed out', true],
    ['but not with another word between', 'passed-out', 'she passed it out', false],
    ['words in order', 'smoke from engine', 'smoke comes from my old engine', true],
    ['but not in the reverse order', 'smoke engine', 'engine full of smoke', false],
    ['nor too far apart', 'smoke engine', 'smoke a b c d engine', false],
    ['near words in either order', 'smoke + engine', 'engine and then some smoke', true],
    ['one word does not count twice', 'smoke + smoke', 'smoke', false],
    ['alone with words of haste', '[gas leak]', 'help gas leak now', true],
    ['but with no other words', '[gas leak]', 'gas leak detector', false],
    ['a run of words as an alternative', 'pipe/gas-line broke', 'the gas line just broke', true],
  ])('%s: %s in "%s"', (_, sign, text, isThere) => {
    expect(isIn(sign, text)).toBe(isThere);
  });

  test('in a phrase, a space means right after', () => {
    const phrase = signReader(terms, SIDE_BY_SIDE)('fire pit/drill');
    expect(phrase(words('a fire pit'))).toEqual([1, 2]);
    expect(phrase(words('fire in the pit'))).toBeNull();
  });

  test('an unknown group is an error', () => {
    expect(() => isIn('<animal> bit', 'a dog bit')).toThrow('<animal> is not a group');
  });
});
