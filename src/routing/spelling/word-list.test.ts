import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeWordList, encodeWordList } from './word-list.ts';

test('an encoded list says of each word only what the word before did not', () => {
  expect(encodeWordList(['roofing', 'roof', 'roofer', 'rust'])).toBe('AroofEerEingBust');
});

test('decoding gives back every word once, sorted', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,40}$/));
  fc.assert(
    fc.property(words, (list) => {
      expect(decodeWordList(encodeWordList(list))).toEqual([...new Set(list)].sort());
    }),
  );
});

test('words that share more letters than the alphabet counts survive', () => {
  const long = 'a'.repeat(60);
  expect(decodeWordList(encodeWordList([long, `${long}b`]))).toEqual([long, `${long}b`]);
});
