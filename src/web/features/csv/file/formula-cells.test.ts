import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defused, restored } from './formula-cells.ts';

test.each(['=1+1', '+1 704 555 0100', '-2', '@here', '\tx', '\rx', "'=1+1", '＝1+1'])(
  '%j is defused with an apostrophe',
  (text) => expect(defused(text)).toBe(`'${text}`),
);

test.each([
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\t @here', "a\t '@here"],
  ['a;"=1+1', 'a;"\'=1+1'],
  ["a;'=1+1", "a;''=1+1"],
])('%j is also defused for programs that expect another separator', (text, harmless) =>
  expect(defused(text)).toBe(harmless),
);

test.each(['Ann', "'tis", "O'Hara", '1-2', 'a; b-c', '', "''"])('%j is left unchanged', (text) =>
  expect(defused(text)).toBe(text),
);

test('any text can be restored', () => {
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

test('a formula that was never defused is kept as it is', () => {
  expect(restored('+1 704 555 0100')).toBe('+1 704 555 0100');
});
