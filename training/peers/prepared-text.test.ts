import { expect, test } from 'vitest';
import { preparedText } from './prepared-text.ts';

test('words of one trade are equal without their endings', () => {
  expect(preparedText('Plumber')).toBe(preparedText('plumbing'));
  expect(preparedText('installations')).toBe(preparedText('Installer'));
});

test('words that Pathfinder ignores are removed', () => {
  expect(preparedText('I need a good roofer, please!')).toBe('roof');
});

test('a short word keeps enough letters to be recognised', () => {
  expect(preparedText('gas tires')).toBe('gas tir');
});
