import { expect, test } from 'vitest';
import { linkIn } from './link-formula.ts';

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
