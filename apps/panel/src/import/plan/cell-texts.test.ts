/** Phone cells as spreadsheets damage them, from the file to the number that is dialled. */
import { chainKind } from 'domain/chain-fields.ts';
import { contactOf } from 'domain/contact.ts';
import { type Member, parseMember } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { telLink } from 'ui/links.ts';
import { expect, test } from 'vitest';
import { editableMembers } from '../../records/editable-kind.ts';
import { readDelimited } from '../read-file/delimited.ts';
import { cellTexts, linkedText } from './cell-texts.ts';
import type { Target } from './heading-names.ts';
import { guessMapping } from './mapping.ts';
import { createPlanner } from './plan-rows.ts';
import { complaintsOf } from './planned-row.ts';
import { tableOf } from './table.ts';

/** The text of a field, in a row of these cells under these headings, all mapped to the targets. */
function text(
  target: Target<Member>,
  cells: Readonly<Record<string, string>>,
  targets: readonly Target<Member>[] = [target],
) {
  const header = Object.keys(cells);
  const textOf = cellTexts(
    memberKind,
    { header, rows: [] },
    header.map(() => targets),
  );
  return textOf(target, { number: 2, cells: Object.values(cells), excess: 0 });
}

test('parts of a name are joined in their order, whatever the order of the columns', () => {
  expect(text('member_name', { 'Last Name': 'Archer', 'First Name': ' Ann ' })).toBe('Ann Archer');
  expect(text('member_name', { First: 'Ann', Middle: '', Surname: 'Archer', Suffix: 'Jr.' })).toBe(
    'Ann Archer Jr.',
  );
});

test.each([
  ['Archer, Ann', 'Ann Archer'],
  ['O’Quill, Oona B.', 'Oona B. O’Quill'],
  ['Archer, CPA', 'Archer, CPA'],
  ['Archer, Jr.', 'Archer, Jr.'],
  ['Ann Archer, Realtor', 'Ann Archer, Realtor'],
])('the name %j is read as %j', (name, spoken) => {
  expect(text('member_name', { Name: name })).toBe(spoken);
});

test('other texts are joined as in the file, each once', () => {
  expect(text('contact_info', { Street: '1 Main St', City: 'Waxhaw', Town: 'Waxhaw' })).toBe(
    '1 Main St, Waxhaw',
  );
  const roles = cellTexts(chainKind, { header: ['a', 'b'], rows: [] }, [
    ['roles_sequence'],
    ['roles_sequence'],
  ]);
  expect(roles('roles_sequence', { number: 2, cells: ['Realtor', 'Mover'], excess: 0 })).toBe(
    'Realtor → Mover',
  );
});

test("P10 'N/A' and the like are blank cells, and missing parts of a name", () => {
  expect(text('company', { Company: 'N/A' })).toBe('');
  expect(text('company', { Company: '-', Business: 'Moon Bakery' })).toBe('Moon Bakery');
  expect(text('role_alias', { Alias: '#N/A', Keywords: 'Cakes' })).toBe('Cakes');
  expect(text('member_name', { Name: 'NULL' })).toBe('');
  expect(text('member_name', { First: 'Sia', Middle: '-', Last: 'N/A' })).toBe('Sia');
  expect(text('member_name', { First: 'Jennifer', Last: 'Null' })).toBe('Jennifer Null');
  expect(text('member_name', { First: 'N/A', Last: 'N/A' })).toBe('');
});

test('the best usable one of several phones, addresses or companies is taken', () => {
  expect(text('phone', { 'Home Phone': '704-555-0101', Mobile: '704-555-0100' })).toBe(
    '704-555-0100',
  );
  expect(text('phone', { 'Home Phone': '704-555-0101', Mobile: '' })).toBe('704-555-0101');
  expect(text('phone', { Mobile: 'none', 'Home Phone': '704-555-0101' })).toBe('704-555-0101');
  expect(text('phone', { Mobile: 'office', 'Home Phone': '' })).toBe('office');
  expect(text('phone', { Phone: '704-555-0100 ::: 704-555-0101' })).toBe('704-555-0100');
});

test('what has no shape is no text, and a text is one line', () => {
  for (const nothing of ['\u200B', '\u00AD', '\u2060', '\u200E-']) {
    expect(text('company', { Company: nothing })).toBe('');
  }
  expect(text('member_name', { Name: 'Ann\u200B Lee\u202C' })).toBe('Ann Lee');
  expect(text('company', { Company: '\u2060Acme\nRoofing  Co\u00AD' })).toBe('Acme Roofing Co');
  expect(text('role_alias', { Alias: 'Roofer\nGutters,\nSiding' })).toBe('Roofer, Gutters, Siding');
  expect(text('company', { Company: 'نمایش\u200Cها' })).toBe('نمایش\u200Cها');
});

test('names of a column are all read with the family name first where most are', () => {
  const names = ['Lee, Ann', 'Garcia Lopez, Maria', 'LEE, BOB', 'Birch, Cy', 'Cher'];
  const rows = names.map((name, at) => ({ number: at + 2, cells: [name], excess: 0 }));
  const textOf = cellTexts(memberKind, { header: ['Name'], rows }, [['member_name']]);
  expect(rows.map((row) => textOf('member_name', row))).toEqual([
    ...['Ann Lee', 'Maria Garcia Lopez', 'BOB LEE', 'Cy Birch', 'Cher'],
  ]);
});

test('a number that its label calls a fax is not the phone', () => {
  const header = ['Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Label', 'Phone 2 - Value'];
  const textOf = cellTexts(memberKind, { header, rows: [] }, [[], ['phone'], [], ['phone']]);
  const cells = ['Work Fax', '704-555-0143', 'Mobile', '704-555-0142'];
  expect(textOf('phone', { number: 2, cells, excess: 0 })).toBe('704-555-0142');
});

test('a cell for several fields is searched for each of them', () => {
  const cells = {
    Contact: 'Ann Archer, (704) 555-0100 ext. 2, ann1234567@example.com, www.example.com',
  };
  const targets: readonly Target<Member>[] = ['phone', 'email', 'website', 'contact_info'];
  expect(targets.map((target) => text(target, cells, targets))).toEqual([
    ...['(704) 555-0100 ext. 2', 'ann1234567@example.com', 'www.example.com', cells.Contact],
  ]);
});

test('a row that ends before a column has no text for it', () => {
  const textOf = cellTexts(memberKind, { header: ['Name', 'Phone'], rows: [] }, [
    ['member_name'],
    ['phone'],
  ]);
  expect(textOf('phone', { number: 2, cells: ['Ann'], excess: 0 })).toBeUndefined();
  expect(textOf('phone', { number: 2, cells: ['Ann', ''], excess: 0 })).toBe('');
  expect(textOf('company', { number: 2, cells: ['Ann', ''], excess: 0 })).toBeUndefined();
});

const ROUNDED =
  'A spreadsheet has rounded this number. Reformat the column as text there, and enter the number again.';

function imported(cells: readonly string[]) {
  const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const rows = quoted.map((cell, at) => `Member Nr${'abcdefghij'[at]},Beekeeper,${cell}`);
  const table = tableOf(
    editableMembers,
    readDelimited(['Name,Profession,Phone', ...rows].join('\n')),
  );
  const plan = createPlanner({
    kind: editableMembers,
    records: [],
    table,
    mapping: guessMapping(editableMembers, table),
    idOf: String,
  });
  return table.rows.map((row) => {
    const planned = plan(row);
    const values = planned.verdict === 'new' ? planned.values : {};
    const member = parseMember({ ...values, id: String(row.number) });
    const complaints = complaintsOf(planned);
    return complaints[0] ?? (member && telLink(contactOf(member).phone));
  });
}

test('M11 P9 rounded numbers are flagged and left out, and the others dial every digit', () => {
  const cells = ['7.04555E+09', '1.70456E+10', '704,555,0118', '7045550119.0'];
  expect(imported(cells)).toEqual([
    `Phone “7.04555E+09”: ${ROUNDED}`,
    `Phone “1.70456E+10”: ${ROUNDED}`,
    'tel:7045550118',
    'tel:7045550119',
  ]);
});

test('P9 a whole column of rounded numbers is flagged too', () => {
  const cells = ['7.04555E+09', '1.70456E+10', '4,47912E+11'];
  expect(imported(cells)).toEqual(cells.map((cell) => `Phone “${cell}”: ${ROUNDED}`));
});

test('M11 numbers import as they are written, and dial the digits they show', () => {
  const cells = [
    '704–555–0142',
    '+1 704‑555‑0143',
    '704-555-0112\n704-555-0113',
    'x204 704/555-0144',
  ];
  expect(imported(cells)).toEqual([
    'tel:7045550142',
    'tel:+17045550143',
    'tel:7045550112',
    'tel:7045550144',
  ]);
});

test.each([
  ['email', 'Email me', 'mailto:ann@example.com', 'ann@example.com'],
  ['email', 'Email me', 'MAILTO:ann%2Bbni@example.com?subject=Hello%20Ann', 'ann+bni@example.com'],
  ['email', 'Email me', 'mailto:%22Ann%22%20%3Cann@example.com%3E', 'ann@example.com'],
  ['email', 'Email me', 'mailto:a%zz@example.com', 'a%zz@example.com'],
  ['website', 'Visit site', 'https://bly.example.com/', 'https://bly.example.com/'],
  ['website', 'Visit site', 'www.bly.example.com', 'www.bly.example.com'],
  ['phone', 'Call me', 'tel:+1-704-555-0101;ext=5', '+1-704-555-0101'],
  ['contact_info', 'Write to me', 'mailto:ann@example.com', 'ann@example.com'],
  ['contact_info', 'Call me', 'tel:704-555-0101', '704-555-0101'],
])('P12 the %s %j that leads to %s is %s', (target, text, link, expected) => {
  expect(linkedText(target, text, link)).toBe(expected);
});

test.each([
  ['email', 'ian@cole.example.com', 'mailto:old@cole.example.com'],
  ['website', 'cole.example.com', 'https://www.facebook.com/cole'],
  ['email', 'Email me', 'https://example.com/contact'],
  ['website', 'Visit site', 'mailto:ann@example.com'],
  ['website', 'Visit site', 'javascript:alert(1)'],
  ['website', 'See sheet', '../members.xlsx'],
  ['member_name', 'Ann Archer', 'mailto:ann@example.com'],
  ['company', 'Archer & Co', 'https://archer.example.com'],
  ['email', '', 'mailto:ann@example.com'],
  ['email', 'ask', undefined],
])('the %s %j keeps its text, whatever its link %s', (target, text, link) => {
  expect(linkedText(target, text, link)).toBe(text);
});
