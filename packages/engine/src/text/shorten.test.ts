import { expect, test } from 'vitest';
import { shortenedAtWord } from './shorten.ts';

test.each([
  ['a leak in the hallway', 21, 'a leak in the hallway', 'fits'],
  ['a leak in the hallway', 14, 'a leak in the…', 'ends before the word that is too long'],
  ['a leak in the hallway', 13, 'a leak in the…', 'ends with a word that just fits'],
  ['my books, my taxes', 13, 'my books, my…', 'keeps punctuation inside'],
  ['my books, my taxes', 10, 'my books…', 'leaves no comma at the end'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf…', 'cuts a single long word'],
  ['a Donaudampfschifffahrt', 10, 'a Donaudam…', 'cuts a word that fills most of the length'],
  ['🏠🏠🏠', 2, '🏠🏠…', 'never splits a character'],
  ['', 10, '', 'has nothing to shorten'],
])('M12 %j shortened to %i characters is %j: it %s', (text, length, shortened) => {
  expect(shortenedAtWord(text, length)).toBe(shortened);
});

test("M12 the ellipsis can be replaced: the alphabet of text messages has no '…'", () => {
  expect(shortenedAtWord('a leak in the hallway', 14, '...')).toBe('a leak in the...');
});
