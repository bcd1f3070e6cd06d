import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defused, restored } from './formula-cells.ts';

test.each(['=1+1', '+1 704 555 0100', '-2', '@here', '\tx', '\rx', "'=1+1", '＝1+1'])(
  '%j is not left to be run',
  (text) => expect(defused(text)).toBe(`'${text}`),
);

test.each([
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\t @here', "a\t '@here"],
  ['a;"=1+1', 'a;"\'=1+1'],
  ["a;'=1+1", "a;''=1+1"],
])('%j is no formula either where another separator is expected', (text, harmless) =>
  expect(defused(text)).toBe(harmless),
);

test.each(['Ann', "'tis", "O'Hara", '1-2', 'a; b-c', '', "''"])('%j stays as it is', (text) =>
  expect(defused(text)).toBe(text),
);

test('undoing gives back any text', () => {
  const begun = fc
    .tuple(fc.stringMatching(/^'{0,3}[=+\-@\t\r\n;'"a]*/), fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(begun, (text) => {
      expect(restored(defused(text))).toBe(text);
      expect(defused(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('a formula that nobody defused is taken as it stands', () => {
  expect(restored('+1 704 555 0100')).toBe('+1 704 555 0100');
});
