import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormulas, linkIn, unescapeFormulas } from './cell-formulas.ts';

test.each(['=1+1', '+1 704 555 0100', '-2', '@here', '\tx', '\rx', "'=1+1", '＝1+1'])(
  '%j is escaped with an apostrophe',
  (text) => expect(escapeFormulas(text)).toBe(`'${text}`),
);

test.each([
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\t @here', "a\t '@here"],
  ['a;"=1+1', 'a;"\'=1+1'],
  ["a;'=1+1", "a;''=1+1"],
])('%j is also escaped for programs that expect another separator', (text, harmless) =>
  expect(escapeFormulas(text)).toBe(harmless),
);

test.each(['Ann', "'tis", "O'Hara", '1-2', 'a; b-c', '', "''"])('%j is left unchanged', (text) =>
  expect(escapeFormulas(text)).toBe(text),
);

test('escaping any text can be undone', () => {
  const begun = fc
    .tuple(fc.stringMatching(/^'{0,3}[=+\-@\t\r\n;'"a]*/), fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(begun, (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
      expect(escapeFormulas(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('a formula that was never escaped is kept as it is', () => {
  expect(unescapeFormulas('+1 704 555 0100')).toBe('+1 704 555 0100');
});

test.each([
  ['="0704555013"', '0704555013'],
  ['= "+44 20 7946 0000" ', '+44 20 7946 0000'],
  ['="the ""best"" bakery"', 'the "best" bakery'],
  ['=""', ''],
  ['="a"&"b"', '="a"&"b"'],
  ['=T("0704")', '=T("0704")'],
])('%j, by which other programs keep a text a text, is read as %j', (cell, text) => {
  expect(unescapeFormulas(cell)).toBe(text);
});

const MAIL = 'mailto:ann@example.com';

test.each([
  [`=HYPERLINK("${MAIL}","Email me")`, MAIL, 'Email me'],
  [`=HYPERLINK("${MAIL}"; "Email me")`, MAIL, 'Email me'],
  [`= hyperlink( "${MAIL}" )`, MAIL, MAIL],
  [`=HYPERLINK("${MAIL}",A2)`, MAIL, MAIL],
  [
    '=HYPERLINK("https://example.com/?a=1,2","The ""best"" bakery")',
    'https://example.com/?a=1,2',
    'The "best" bakery',
  ],
])('P12 %s is a link', (formula, target, text) => {
  expect(linkIn(formula)).toEqual({ target, text });
});

test.each([
  'HYPERLINK("https://example.com")',
  '=HYPERLINK(A2,"Email me")',
  '=HYPERLINK("mailto:"&A2,"Email me")',
  '=HYPERLINK("","Email me")',
  '=IF(A1,HYPERLINK("https://example.com"),"")',
  '=SUM(A1)',
  '',
])('%j is none', (formula) => {
  expect(linkIn(formula)).toBeNull();
});
