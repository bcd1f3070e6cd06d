import { chainKind } from 'domain/chain-fields.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { expect, test } from 'vitest';
import type { Target } from '../table/heading-names.ts';
import { cellTexts } from './cell-texts.ts';

/** The text of a field, in a row of these cells under these headings, all mapped to the targets. */
function text(
  target: Target<Member>,
  cells: Readonly<Record<string, string>>,
  targets: readonly Target<Member>[] = [target],
) {
  const header = Object.keys(cells);
  const textOf = cellTexts(
    memberKind,
    { header },
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
  const roles = cellTexts(chainKind, { header: ['a', 'b'] }, [
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
  const textOf = cellTexts(memberKind, { header: ['Name', 'Phone'] }, [['member_name'], ['phone']]);
  expect(textOf('phone', { number: 2, cells: ['Ann'], excess: 0 })).toBeUndefined();
  expect(textOf('phone', { number: 2, cells: ['Ann', ''], excess: 0 })).toBe('');
  expect(textOf('company', { number: 2, cells: ['Ann', ''], excess: 0 })).toBeUndefined();
});
