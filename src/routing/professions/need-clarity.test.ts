import { expect, test } from 'vitest';
import { wordsOf } from '../text/word.ts';
import { isRequest } from './need-clarity.ts';

const talk = { words: { weather: -1.5 }, beginnings: { 'what is': -1.5 } };

test.each(['constructor for my roof', 'valueOf my roof', 'the constructor of my roof'])(
  'M6 %j is a request: what every object inherits says nothing about a word',
  (need) => {
    expect(isRequest(wordsOf(need), 2, 1, talk)).toBe(true);
  },
);

test('M6 small talk about the weather is not', () => {
  expect(isRequest(wordsOf('what is the weather'), 0.4, 0.2, talk)).toBe(false);
});
