import { expect, test } from 'vitest';
import { pack, unpack } from './packed-numbers.ts';

test('packed numbers are read as they were', () => {
  const numbers = [0, 1, 127, 128, 129, 8_192, 16_383];
  expect([...unpack(pack(numbers).buffer)]).toEqual(numbers);
});

test('a number that does not fit is refused', () => {
  expect(() => pack([16_384])).toThrow(RangeError);
});

test('every second byte is above those before it', () => {
  const bytes = pack([0, 127, 128, 16_383]);
  expect(bytes.every((byte, i) => byte >= 128 === (i % 2 === 1))).toBe(true);
});
