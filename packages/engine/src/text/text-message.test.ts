import { expect, test } from 'vitest';
import { messageLength, plainForMessage } from './text-message.ts';

test.each([
  ['nothing', '', 0, 160, 0],
  ['160 plain characters', 'a'.repeat(160), 160, 160, 1],
  ['161 plain characters', 'a'.repeat(161), 161, 160, 2],
  ['two full parts', 'a'.repeat(306), 306, 160, 2],
  ['one more than two full parts', 'a'.repeat(307), 307, 160, 3],
  ['accents and line breaks of the 7-bit alphabet', 'Zoé à\nÑandú'.replace('ú', 'ù'), 11, 160, 1],
  ['euros, which take two units each', '€'.repeat(80), 160, 160, 1],
  ['one euro more', '€'.repeat(81), 162, 160, 2],
  ['70 characters with one that needs 16 bits', `ë${'a'.repeat(69)}`, 70, 70, 1],
  ['71 characters with one that needs 16 bits', `ë${'a'.repeat(70)}`, 71, 70, 2],
  ['two full parts of 16-bit units', 'ë'.repeat(134), 134, 70, 2],
  ['one more than two full parts of 16-bit units', 'ë'.repeat(135), 135, 70, 3],
  ['emoji, which take two 16-bit units each', '🙂'.repeat(35), 70, 70, 1],
])('M12 the length of a text message: %s', (_, text, units, unitsOfOne, messages) => {
  expect(messageLength(text)).toEqual({ units, unitsOfOne, messages });
});

test('M12 no character is divided between two messages', () => {
  // 152 units, then a euro that takes two: it does not fit the first part, which stays one unit short.
  const text = `${'a'.repeat(152)}€`.repeat(2);
  expect(messageLength(text)).toEqual({ units: 308, unitsOfOne: 160, messages: 3 });
  // A part has 67 units, an odd number: an emoji takes two, so one unit stays empty.
  expect(messageLength('🙂'.repeat(67)).messages).toBe(3);
});

test('M12 a text in plain characters stays in the 7-bit alphabet', () => {
  const typed = 'Our house won’t be “ready” –\n\u00a0six weeks…';
  const plain = plainForMessage(typed);
  expect(plain).toBe('Our house won\'t be "ready" - six weeks...');
  expect(messageLength(typed).unitsOfOne).toBe(70);
  expect(messageLength(plain).unitsOfOne).toBe(160);
});
