import { memberKind } from 'domain/member-fields.ts';
import { expect, test } from 'vitest';
import { parseEntry } from '../records/past-changes.ts';
import { actionOf, changesBetween, nameIn, WHO_MAY_EDIT } from './entry.ts';

const ROW = {
  id: 7,
  at: '2026-11-16T10:00:00+00:00',
  table_name: 'members',
  record_id: 'ines',
  before: {
    id: 'ines',
    version: 1,
    member_name: 'Ines',
    profession_role: 'Beekeeper',
    priority: 3,
  },
  after: {
    id: 'ines',
    version: 2,
    member_name: 'Ines C',
    profession_role: 'Beekeeper',
    priority: null,
  },
  account_id: 'ann',
  account_email: 'ann@example.com',
};

function parsed(changes: object = {}) {
  const entry = parseEntry({ ...ROW, ...changes });
  if (entry === null) throw new Error('No entry');
  return entry;
}

test('P7 an entry names its time, author and action, and its fields by their labels', () => {
  const entry = parsed();
  expect(entry).toMatchObject({ at: new Date('2026-11-16T10:00:00Z'), by: 'ann@example.com' });
  expect(nameIn(memberKind, entry)).toBe('Ines C');
  expect(changesBetween(memberKind, entry.before, entry.after)).toEqual([
    { label: 'Member name', before: 'Ines', after: 'Ines C' },
    { label: 'Priority', before: '3', after: '' },
  ]);
});

test('P7 what was added or deleted lists the fields that are filled', () => {
  const added = parsed({ before: null });
  expect(actionOf(added)).toBe('added');
  expect(changesBetween(memberKind, added.before, added.after)).toEqual([
    { label: 'Member name', before: '', after: 'Ines C' },
    { label: 'Profession role', before: '', after: 'Beekeeper' },
  ]);
  const deleted = parsed({ after: null });
  expect([actionOf(deleted), nameIn(memberKind, deleted)]).toEqual(['deleted', 'Ines']);
  expect(actionOf(parsed())).toBe('changed');
});

test('P7 R4 who may edit is shown in words', () => {
  const inWords = (table_name: string, before: object | null, after: object | null) => {
    const kind = WHO_MAY_EDIT.get(table_name);
    const entry = parsed({ table_name, before, after });
    if (kind === undefined) throw new Error(`${table_name} is not shown`);
    return [nameIn(kind, entry), changesBetween(kind, entry.before, entry.after)];
  };
  const cleo = { email: 'cleo@example.com', account_id: null };
  expect(inWords('editors', cleo, { ...cleo, account_id: 'cleo' })).toEqual([
    'People who may edit: cleo@example.com',
    [{ label: 'Tied to an account', before: 'no', after: 'yes' }],
  ]);
  expect(inWords('editing_rule', { only_listed: false }, { only_listed: true })).toEqual([
    'Who may edit',
    [{ label: 'Who may edit', before: 'Everyone who signs in', after: 'Only people on the list' }],
  ]);
});

test('P7 the author may be the operator, or an account without an address', () => {
  expect(parsed({ account_id: null, account_email: null }).by).toBe('the operator');
  expect(parsed({ account_email: null }).by).toBe('an account without an address');
});

test.each([{ table_name: null }, { id: '7' }, { at: null }, { record_id: null }])(
  'P7 a row with %j is not an entry',
  (changes) => expect(parseEntry({ ...ROW, ...changes })).toBeNull(),
);
