import { describe, expect, test } from 'vitest';
import { parseDirectory } from './directory.ts';
import { MEMBER_COLUMNS } from './member.ts';
import { CHAIN_COLUMNS } from './referral-chain.ts';

/** The minimum a row must have. */
const ANN = { id: '1', member_name: 'Ann Archer', profession_role: 'Roofer' };
const STORM = { id: '2', scenario: 'Storm' };

const memberOf = (row: object) => parseDirectory([{ ...ANN, ...row }], []).members[0];

test('missing values are null, except for the sequence and script of a chain: empty text', () => {
  const { members, chains } = parseDirectory([ANN], [STORM]);
  expect(members).toEqual([{ ...allNull(MEMBER_COLUMNS), ...ANN }]);
  expect(chains).toEqual([
    { ...allNull(CHAIN_COLUMNS), ...STORM, roles_sequence: '', script_template: '' },
  ]);
});

function allNull(columns: object) {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
}

test('unknown columns are ignored', () => {
  expect(memberOf({ shoe_size: 42 })).not.toHaveProperty('shoe_size');
});

describe('a row without an id or a name is skipped, and the others are kept', () => {
  const unnamed = [undefined, null, '', ' \t\n', {}, ['x'], true];
  const each = (field: string) => unnamed.map((value) => [field, value] as const);

  test.each([...each('id'), ...each('member_name'), ...each('profession_role')])(
    'a member whose %s is %j',
    (field, value) => {
      const { members } = parseDirectory([{ ...ANN, [field]: value }, ANN], []);
      expect(members).toEqual([memberOf({})]);
    },
  );

  test.each([...each('id'), ...each('scenario')])('a chain whose %s is %j', (field, value) => {
    const { chains } = parseDirectory([], [{ ...STORM, [field]: value }, STORM]);
    expect(chains.map(({ id, scenario }) => ({ id, scenario }))).toEqual([STORM]);
  });

  test('an empty row', () => {
    expect(parseDirectory([{}], [{}])).toEqual({ members: [], chains: [] });
  });
});

test('text is trimmed, and blank text is null', () => {
  expect(memberOf({ member_name: '  Bo Baker ', company: ' \t\n', role_alias: '' })).toMatchObject({
    member_name: 'Bo Baker',
    company: null,
    role_alias: null,
  });
});

test.each([
  ['an object', {}],
  ['a list', ['x']],
  ['true', true],
  ['null', null],
  ['undefined', undefined],
])('%s in a text field is null', (_, value) => {
  const { chains } = parseDirectory([], [{ ...STORM, script_template: value, notes: value }]);
  expect(memberOf({ phone: value })?.phone).toBeNull();
  expect(chains).toMatchObject([{ script_template: '', notes: null }]);
});

test('a number in a text field becomes text: a phone column may contain numbers', () => {
  expect(memberOf({ id: 7, phone: 7045550100 })).toMatchObject({ id: '7', phone: '7045550100' });
});

test.each([
  [1, 1],
  [0, 0],
  [-4, -4],
  ['2', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
])('priority %s is read as %s', (value, priority) => {
  expect(memberOf({ priority: value })?.priority).toBe(priority);
});

test.each([[null], [undefined], ['rows'], [{ length: 3 }], [7]])(
  '%s instead of rows gives an empty directory',
  (value) => {
    expect(parseDirectory(value, value)).toEqual({ members: [], chains: [] });
  },
);

test('values that are not rows are skipped', () => {
  const { members } = parseDirectory([null, 'x', 4, ANN], []);
  expect(members.map(({ member_name }) => member_name)).toEqual(['Ann Archer']);
});
