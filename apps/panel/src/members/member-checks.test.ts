import { member, oddContacts } from 'domain/testing';
import { expect, test } from 'vitest';
import { confirmedInWords } from './entry-check.tsx';
import { adviceFor, faultsOf, memberChecks } from './member-checks.ts';
import { memberList } from './member-list.ts';

const TODAY = '2026-11-23';
const ida = member({
  member_name: 'Ida',
  profession_role: 'Ambassador',
  email: 'ida@example.com',
  bounced_email: 'ida@example.com',
  phone: '555',
  confirmed_on: '2026-05-01',
});
const ann = member({ confirmed_on: '2026-11-01' });
const unreachedIda = { member: ida, trade: null, instead: [] };
const unreached = new Map([['Ida', unreachedIda]]);
const checks = memberChecks(TODAY, 6, unreached, oddContacts([ida, ann]));

test('P9 the list can be filtered by everything that is wrong with an entry', () => {
  const filter = memberList(null, checks).filters.find(({ param }) => param === 'check');
  expect(filter?.valuesOf(ida).map((value) => filter.labelOf(value))).toEqual([
    'Due for confirmation',
    'Mail comes back',
    'Unusual contact details',
    'No search leads here',
  ]);
  expect(filter?.valuesOf(ann)).toEqual([]);
});

test('P9 a row says what is wrong with an entry', () => {
  expect(faultsOf(ida, checks)).toEqual([
    'Mail to ida@example.com comes back.',
    'Phone “555”: A phone number has at least four digits, like 704-555-0100.',
  ]);
  expect(faultsOf(ann, checks)).toEqual([]);
});

test('P9 members never confirmed come first, then those unconfirmed for the longest', () => {
  const { compare } = memberList(null).sorts.find(({ label }) => label === 'Confirmed') ?? {};
  const never = member({ member_name: 'Zed', confirmed_on: null });
  expect([ann, ida, never].sort(compare).map(({ member_name }) => member_name)).toEqual([
    'Zed',
    'Ida',
    'Ann Archer',
  ]);
});

test.each([
  ['2026-03-03', 'Confirmed on March 3'],
  ['2024-12-31', 'Confirmed on December 31, 2024'],
  ['infinity', 'Confirmed on infinity'],
  // Added at 9 pm in Charlotte: the database already writes the next day.
  ['2026-11-24', 'Confirmed on November 23'],
  [null, 'Never confirmed'],
])('P9 %s reads %s', (confirmed_on, words) => {
  expect(confirmedInWords(member({ confirmed_on }), TODAY)).toBe(words);
});

test('P9 the advice for a member that no need leads to says why, and what to add', () => {
  // Beside the role stands that it is not understood (P14).
  expect(adviceFor(unreachedIda)).toBeNull();
  const others = ['Ann', 'Ben', 'Cy', 'Di'].map((member_name) => member({ member_name }));
  expect(adviceFor({ member: ida, trade: 'Roofer', instead: others })).toBe(
    'A search for “Roofer” names Ann, Ben and 2 more. Add a role alias for what only this member does, or a lower priority number.',
  );
  expect(adviceFor({ member: ida, trade: 'Roofer', instead: [] })).toContain(
    'leads to someone else',
  );
});
