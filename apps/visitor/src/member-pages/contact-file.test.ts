import { member } from 'domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFile, contactFileName, nameParts } from './contact-file.ts';

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

/** The parts in the order of vCard's N, separated by semicolons. */
function parts(name: string): string {
  const { family, given, prefixes, suffixes } = nameParts(name);
  return [family, given, prefixes.join(','), suffixes.join(',')].join(';');
}

test.each([
  ['Garrett Lee Dixon', 'Dixon;Garrett Lee;;'],
  ['Garrett Holloway, CPA', 'Holloway;Garrett;;CPA'],
  ['Garrett Holloway CPA', 'Holloway;Garrett;;CPA'],
  ['Earl Q. McAllister Jr.', 'McAllister;Earl Q.;;Jr.'],
  ['Earl McAllister, Jr., CPA', 'McAllister;Earl;;Jr.,CPA'],
  ['Earl McAllister III', 'McAllister;Earl;;III'],
  ['Nora Byrne, Esq.', 'Byrne;Nora;;Esq.'],
  ['Nora Byrne Esq', 'Byrne;Nora;;Esq'],
  ['Dr. Renee Cook', 'Cook;Renee;Dr.;'],
  ['Rev. Dr. Renee Cook Ph.D.', 'Cook;Renee;Rev.,Dr.;Ph.D.'],
  ['Dr. Cook', 'Cook;;Dr.;'],
  ['Lena Reyes D.D.S. CFP®', 'Reyes;Lena;;D.D.S.,CFP®'],
  ['Lena Reyes CPA/PFS, MBA', 'Reyes;Lena;;CPA/PFS,MBA'],
  ['Lena Reyes JD/MBA', 'Reyes;Lena;;JD/MBA'],
  ['Lena Reyes, Jr. MD-PhD', 'Reyes;Lena;;Jr. MD-PhD'],
  ['Lena Reyes MD-PhD', 'Reyes;Lena;;MD-PhD'],
  ['Lena Reyes MD', 'Reyes;Lena;;MD'],
  ['Ann Archer, Realtor', 'Archer;Ann;;Realtor'],
  ['Ann Archer (Waxhaw)', 'Archer;Ann;;(Waxhaw)'],
  ['Archer, Ann B.', 'Archer;Ann B.;;'],
  ['Archer Jr., Dr. Ann, CPA', 'Archer;Ann;Dr.;Jr.,CPA'],
  ['Archer, CPA', 'Archer;;;CPA'],
  ['Archer, Dr.', 'Archer;;;Dr.'],
  ['Dr. Archer, Dentist', 'Archer;;Dr.;Dentist'],
])('the parts of %j are %j', (name, expected) => {
  expect(parts(name)).toBe(expected);
});

test.each(['Jack Ma', 'JACK MA', 'Hai Do', 'Thuy Pe', 'Cher', 'Jr.', 'Dr.', '(Ann)'])(
  'the last word of %j is the family name',
  (name) => expect(nameParts(name).family).toBe(name.split(' ').at(-1)),
);

test('no word of a name is lost', () => {
  const word = fc.constantFrom('Dr.', 'Ann', 'Archer', 'Jr.', 'CPA', ',', '(x)', 'M.D.');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { family, given, prefixes, suffixes } = nameParts(words.join(' '));
      const all = [family, given, ...prefixes, ...suffixes].join(' ').split(' ').filter(Boolean);
      expect(all.sort()).toEqual(words.filter((each) => each !== ',').sort());
    }),
  );
});
