import { expect, test } from 'vitest';
import { memberKind } from './member-fields.ts';
import { draftOf, fieldErrorsOf, isComplete, valuesOf } from './record.ts';

const blank = draftOf(memberKind, null);

test('W2 text is trimmed before it is stored, and blank text becomes null', () => {
  const draft = { ...blank, member_name: ' Ann Archer ', company: '  ', chapter: 'Waxhaw ' };
  expect(valuesOf(memberKind, draft)).toMatchObject({
    member_name: 'Ann Archer',
    company: null,
    chapter: 'Waxhaw',
    phone: null,
  });
});

test('W2 P9 saving an unchanged form stores the record as it was, and confirms nothing', () => {
  const record = memberKind.parse({
    id: '1',
    member_name: 'Ann Archer',
    profession_role: 'Archery',
    priority: 2,
    role_alias: 'Bowyer,\nFletcher',
    version: 7,
  });
  if (record === null) throw new Error('No record');
  const { id, version, confirmed_on, bounced_email, ...fields } = record;
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

test('P3 a blank required field is an error, even if it was blank before', () => {
  expect(fieldErrorsOf(memberKind, blank, blank)).toEqual({
    member_name: 'Member name is required.',
    profession_role: 'Profession role is required.',
  });
});

test('P3 invalid text is an error only when it is new', () => {
  const filled = { ...blank, member_name: 'Ann Archer', profession_role: 'Archery' };
  const odd = { ...filled, phone: 'ask', website: 'coming soon' };
  expect(Object.keys(fieldErrorsOf(memberKind, odd, filled))).toEqual(['phone', 'website']);
  expect(fieldErrorsOf(memberKind, odd, odd)).toEqual({});
  expect(fieldErrorsOf(memberKind, { ...odd, phone: ' ask ' }, odd)).toEqual({});
});

test('P3 text longer than its column is an error that gives both lengths, even if it was there before', () => {
  const long = { ...blank, member_name: 'x'.repeat(201), profession_role: 'Archery' };
  const error = { member_name: 'At most 200 characters; this has 201.' };
  expect(fieldErrorsOf(memberKind, long, blank)).toEqual(error);
  expect(fieldErrorsOf(memberKind, long, long)).toEqual(error);
});

test('P3 the length of text is counted in characters, as the database counts it', () => {
  const full = { ...blank, member_name: '🌻'.repeat(200), profession_role: 'Archery' };
  expect(fieldErrorsOf(memberKind, full, blank)).toEqual({});
});
