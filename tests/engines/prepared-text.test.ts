import { expect, test } from 'vitest';
import { preparedText } from './prepared-text.ts';

test('words of one trade meet, whatever their endings', () => {
  expect(preparedText('Plumber')).toBe(preparedText('plumbing'));
  expect(preparedText('installations')).toBe(preparedText('Installer'));
});

test('words that Pathfinder passes over are not asked for', () => {
  expect(preparedText('I need a good roofer, please!')).toBe('roof');
});

test('a short word keeps enough letters to tell it', () => {
  expect(preparedText('gas tires')).toBe('gas tir');
});
