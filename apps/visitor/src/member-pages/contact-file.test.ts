import { member } from 'domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFile, contactFileName } from './contact-file.ts';

const PAGE = 'https://chapter.example.com/members/0a1b';

test('a contact file holds what the member’s page shows', () => {
  const file = contactFile(
    member({
      member_name: 'Garrett Lee Dixon',
      profession_role: 'Roofer',
      company: 'Dixon; Sons, Roofing\\Gutters',
      phone: '704-555-0101',
      email: 'garrett@example.com',
      website: 'example.com/dixon',
      chapter: 'Waxhaw\nConnections',
    }),
    PAGE,
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Garrett Lee Dixon',
    'N:Dixon;Garrett Lee;;;',
    'TITLE:Roofer',
    'ORG:Dixon\\; Sons\\, Roofing\\\\Gutters',
    'TEL;TYPE=work,voice:704-555-0101',
    'EMAIL;TYPE=work:garrett@example.com',
    'URL:https://example.com/dixon',
    'NOTE:Waxhaw\\nConnections',
    `SOURCE:${PAGE}`,
    `UID:${PAGE}`,
    'END:VCARD',
    '',
  ]);
});

test('unknown details are left out, and contact_info is the fallback (M11)', () => {
  const blank = { phone: null, email: null, website: null, company: null, chapter: null };
  const file = contactFile(member({ ...blank, contact_info: 'ann@example.com' }), PAGE);
  expect(file).toContain('\r\nEMAIL;TYPE=work:ann@example.com\r\n');
  expect(file).not.toMatch(/^(TEL|URL|ORG|NOTE)/m);
});

test.each([
  ['704–555–0142', '704-555-0142'],
  ['704,555,0118', '704-555-0118'],
  ['24/7: 704/555-0142 ext. 204', '704-555-0142\\,204'],
  ['1-800-ROOFERS', '1-800-ROOFERS'],
])('M11 the contact file of %j has the number that is dialled', (phone, number) => {
  const file = contactFile(member({ phone }), PAGE);
  expect(file).toContain(`\r\nTEL;TYPE=work,voice:${number}\r\n`);
});

test('titles and degrees are not the family name in the parts of a name', () => {
  const file = contactFile(member({ member_name: 'Dr. Earl McAllister Jr., CPA; MBA' }), PAGE);
  expect(file).toContain('\r\nFN:Dr. Earl McAllister Jr.\\, CPA\\; MBA\r\n');
  expect(file).toContain('\r\nN:McAllister;Earl;;Dr.;Jr.,CPA\\; MBA\r\n');
});

test('a long line is folded after 75 bytes, never within a character, and reads back unchanged', () => {
  const company = `${'Ü'.repeat(60)}${'👷🏽'.repeat(30)} & Söhne`;
  const file = contactFile(member({ company }), PAGE);
  const bytes = (line: string) => new TextEncoder().encode(line).length;
  expect(Math.max(...file.split('\r\n').map(bytes))).toBe(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nORG:${company}\r\n`);
});

test('F3 no text of a member adds a line to the card', () => {
  const any = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(any, any, any, (member_name, company, website) => {
      const odd = member({ member_name, company, website: `https://example.com/${website}` });
      const lines = contactFile(odd, PAGE).replaceAll('\r\n ', '').split('\r\n');
      const known = /^(BEGIN|VERSION|FN|N|TITLE|ORG|TEL|EMAIL|URL|NOTE|SOURCE|UID|END)[:;]|^$/;
      expect(lines.filter((line) => !known.test(line))).toEqual([]);
      expect(lines.filter((line) => line.startsWith('END:'))).toEqual(['END:VCARD']);
    }),
    { examples: [['Ann\r\nEND:VCARD', 'A\u2028B', '\nTEL:1']] },
  );
});

test.each([
  ['Garrett Holloway', 'Garrett Holloway.vcf'],
  ['Dr. Renée "Bo" Cook/Lee', 'Dr. Renée Bo Cook Lee.vcf'],
  ['..\\..\\\u0000evil\n', 'evil.vcf'],
  ['///', 'Member.vcf'],
])('the file of %j is called %j', (member_name, expected) => {
  expect(contactFileName(member({ member_name }))).toBe(expected);
});
