import type { Expected, GivenAnswer } from 'engine/admin';
import { expect, test } from 'vitest';
import { expectedInWords, givenInWords } from './expected-answers.ts';

test.each<[Expected, string]>([
  [{ kind: 'member', answer: 'Ann Archer' }, 'Ann Archer'],
  [{ kind: 'profession', answer: 'Roofer' }, 'Any Roofer'],
  [{ kind: 'chain', answer: 'Selling a Home' }, 'Chain: Selling a Home'],
  [{ kind: 'nobody', answer: null }, 'Nobody'],
  [{ kind: 'danger', answer: null }, 'Danger'],
])('E2 the expectation %j in words: %s', (expected, words) => {
  expect(expectedInWords(expected)).toBe(words);
});

test.each<[GivenAnswer, string]>([
  [
    { kind: 'member', names: ['Ann Archer'], professions: ['Roofer', 'Roofing'] },
    'Ann Archer (Roofer)',
  ],
  [{ kind: 'chain', names: ['Selling', 'Buying'], professions: [] }, 'Chain: Selling, Buying'],
  [{ kind: 'open-seat', names: ['Locksmith'], professions: [] }, 'Open seat: Locksmith'],
  [{ kind: 'nobody', names: [], professions: [] }, 'Nobody'],
  [{ kind: 'danger', names: ['gas'], professions: [] }, 'Danger: gas'],
])('E2 the answer %j in words: %s', (given, words) => {
  expect(givenInWords(given)).toBe(words);
});
