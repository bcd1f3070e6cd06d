import { expect, test } from 'vitest';
import { wordsOf } from './word.ts';

const isTrade = (text: string) => wordsOf(text).some(({ base }) => base === 'IT');

test.each([
  'IT guy',
  'our IT is down',
  'i.t. guy',
  'IT',
  'it company',
  'need it person',
  'MANAGED IT SERVICES',
])('M3 IT is the trade in "%s"', (text) => {
  expect(isTrade(text)).toBe(true);
});

test.each([
  'fix it',
  'need it done',
  'what is it',
  'I NEED IT DONE',
  'mr fix it guy',
  'can it help',
])('M3 it is a pronoun in "%s"', (text) => {
  expect(isTrade(text)).toBe(false);
});
