import { expect, test } from 'vitest';
import { memberKind } from './member-fields.ts';
import { draftOf, faultsOf, isComplete, valuesOf } from './record.ts';

const blank = draftOf(memberKind, null);

test('W2 what is stored is trimmed, and blank text is no text', () => {
  const draft = { ...blank, member_name: ' Ann Archer ', company: '  ', chapter: 'Waxhaw ' };
  expect(valuesOf(memberKind, draft)).toMatchObject({
    member_name: 'Ann Archer',
    company: null,
    chapter: 'Waxhaw',
    phone: null,
  });
});

test('W2 a record that goes through a form untouched is stored as it was', () => {
  const record = memberKind.parse({
    id: '1',
    member_name: 'Ann Archer',
    profession_role: 'Archery',
    priority: 2,
    role_alias: 'Bowyer,\nFletcher',
    version: 7,
  });
  if (record === null) throw new Error('No record');
  const { id, version, ...fields } = record;
  expect(valuesOf(memberKind, draftOf(memberKind, record))).toEqual(fields);
});

test.each([
  ['Ann Archer', 'Archery', true],
  ['Ann Archer', ' \t', false],
  ['', 'Archery', false],
])("P3 with the name '%s' and the role '%s' a member is complete: %s", (name, role, complete) => {
  const draft = { ...blank, member_name: name, profession_role: role };
  expect(isComplete(memberKind, draft)).toBe(complete);
});

test('P3 a required field that is blank is at fault, even when it was blank before', () => {
  expect(faultsOf(memberKind, blank, blank)).toEqual({
    member_name: 'Member name is needed.',
    profession_role: 'Profession role is needed.',
  });
});

test('P3 odd text is at fault when it is new, and left alone when it was there', () => {
  const filled = { ...blank, member_name: 'Ann Archer', profession_role: 'Archery' };
  const odd = { ...filled, phone: 'ask', website: 'N/A' };
  expect(Object.keys(faultsOf(memberKind, odd, filled))).toEqual(['phone', 'website']);
  expect(faultsOf(memberKind, odd, odd)).toEqual({});
  expect(faultsOf(memberKind, { ...odd, phone: ' ask ' }, odd)).toEqual({});
});
