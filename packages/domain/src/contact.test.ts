import fc from 'fast-check';
import { expect, test } from 'vitest';
import { member } from '../tests/records.ts';
import { contactOf } from './contact.ts';

test('M11 phone and email take precedence over contact_info', () => {
  const own = member({
    phone: '704-555-0100',
    email: 'ann@example.com',
    contact_info: '704-555-0199',
  });
  expect(contactOf(own)).toMatchObject({ phone: '704-555-0100', email: 'ann@example.com' });
});

test("M11 contact_info without '@' is a phone number, and never an email", () => {
  expect(contactOf(member({ contact_info: '704-555-0100' }))).toEqual({
    phone: '704-555-0100',
    email: null,
    website: null,
  });
});

test("M11 contact_info with '@' is an email, and never a phone number", () => {
  expect(contactOf(member({ contact_info: 'ann7045@example.com' }))).toEqual({
    phone: null,
    email: 'ann7045@example.com',
    website: null,
  });
});

test('M11 contact_info fills in only what is missing: here the phone, not the email', () => {
  const mixed = member({ email: 'ann@example.com', contact_info: '704-555-0100' });
  expect(contactOf(mixed)).toMatchObject({ phone: '704-555-0100', email: 'ann@example.com' });
});

test('M11 a member without contact details has nothing to call, mail or open', () => {
  expect(contactOf(member())).toEqual({ phone: null, email: null, website: null });
});

test('M11 a phone number with letters is kept unchanged', () => {
  expect(contactOf(member({ phone: '1-800-ROOFERS ext. 5' })).phone).toBe('1-800-ROOFERS ext. 5');
});

test.each([
  ['https://example.com', 'https://example.com'],
  ['http://example.com/a?b=c', 'http://example.com/a?b=c'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['example.com/roofs', 'https://example.com/roofs'],
  ['www.example.com:8080', 'https://www.example.com:8080'],
  ['\u200Bhttps://example.com/a\u2060', 'https://example.com/a'],
  ['“example.com”', 'https://example.com'],
  ['<https://example.com>', 'https://example.com'],
])('M11 website %s is a link to %s', (website, link) => {
  expect(contactOf(member({ website })).website).toBe(link);
});

test.each([
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  [' javascript:alert(1)'],
  ['“javascript:alert(1)”'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['file:///etc/hosts'],
  ['mailto:ann@example.com'],
  ['//example.com'],
  ['https://'],
  ['https:// example.com'],
  ['http:example.com'],
  ['N/A'],
  ['no website yet'],
  ['https://example.com or call'],
])('M11 website %s is never a link', (website) => {
  expect(contactOf(member({ website })).website).toBeNull();
});

test('M11 no website text becomes a link with a scheme other than http(s)', () => {
  const schemes = fc.constantFrom('javascript:', 'java\tscript:', '\u0001javascript:', 'data:', '');
  // Any character; fast-check's own unit 'binary' takes seconds to set up.
  const unit = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(schemes, fc.string({ unit }), (scheme, rest) => {
      const { website } = contactOf(member({ website: scheme + rest }));
      if (website === null || !URL.canParse(website)) return;
      expect(['http:', 'https:']).toContain(new URL(website).protocol);
    }),
  );
});

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['Ann <ann@example.com>', 'ann@example.com'],
  ['ann@example.com?bcc=eve@example.com', 'ann@example.com'],
  ['ask at the desk @ noon', null],
  ['\u200Bmae@example.com\u200B', 'mae@example.com'],
  ['ma\u00ADe@exam\u2060ple.com', 'mae@example.com'],
  ['\uFEFFmae@example.com\u00A0', 'mae@example.com'],
  ['\u202Amae@example.com\u202C', 'mae@example.com'],
  ['“ann@example.com”', 'ann@example.com'],
  ['‘ann@example.com’', 'ann@example.com'],
  ['„ann@example.com“', 'ann@example.com'],
  ['«\u00A0ann@example.com\u00A0»', 'ann@example.com'],
  ["'bob@example.com'", 'bob@example.com'],
  ["o'hara@example.com", "o'hara@example.com"],
  ['o’hara@example.com', 'o’hara@example.com'],
  ['Write to ann@mail.example.com.', 'ann@mail.example.com'],
  ['[ann@example.com]', 'ann@example.com'],
  ['ann@example.com/bob@example.com', 'ann@example.com'],
  ['ann@example.com|bob@example.com', 'ann@example.com'],
  ['mailto:ann@example.com/', 'ann@example.com'],
  ['•ann@example.com', 'ann@example.com'],
  ['**ann@example.com**', 'ann@example.com'],
  ['ann@example.com!', 'ann@example.com'],
  ['{ann@example.com}', 'ann@example.com'],
  ['＜ann＠example.com＞', 'ann@example.com'],
  ['http://ann@example.com', 'ann@example.com'],
  ['ann@münchen.example.com', 'ann@münchen.example.com'],
])('M11 F3 the address in %j is %j', (email, address) => {
  expect(contactOf(member({ email })).email).toBe(address);
});

test.each([
  ['call me', '704 555 0100', '704 555 0100'],
  [null, 'call me', null],
  ['1-800-ROOFERS', '704 555 0100', '1-800-ROOFERS'],
  [null, 'ann@example.com', null],
  ['office (704) 555-0142, mobile 704-555-0143', null, '(704) 555-0142'],
  ['704–555–0142 x204', null, '704-555-0142 ext. 204'],
  ['7.04555E+09', '704 555 0100', '704 555 0100'],
  [null, '123 Main St, Suite 5, 704/555-0100', '704-555-0100'],
])('M11 phone %j with contact %j is dialled as %j', (phone, contact_info, dialled) => {
  expect(contactOf(member({ phone, contact_info })).phone).toBe(dialled);
});
