import { expect, test } from 'vitest';
import { parseDirectory } from './directory.ts';

const [blankMember] = parseDirectory([{}], []).members;

test('a row is never refused: a missing name or role is empty text, everything else null', () => {
  expect(blankMember).toEqual({
    id: '',
    member_name: '',
    profession_role: '',
    company: null,
    contact_info: null,
    chapter: null,
    role_alias: null,
    priority: null,
    phone: null,
    email: null,
    website: null,
    sphere: null,
  });
  expect(parseDirectory([], [{}]).chains).toEqual([
    {
      id: '',
      scenario: '',
      roles_sequence: '',
      script_template: '',
      trigger_keywords: null,
      notes: null,
    },
  ]);
});

test('text is trimmed, and blank text is missing text', () => {
  const [member] = parseDirectory(
    [{ member_name: '  Ann Archer ', company: ' \t\n', role_alias: '' }],
    [],
  ).members;
  expect(member).toMatchObject({ member_name: 'Ann Archer', company: null, role_alias: null });
});

test.each([
  ['an object', {}],
  ['a list', ['x']],
  ['true', true],
  ['null', null],
  ['undefined', undefined],
])('%s in a text field is missing text', (_, value) => {
  const [member] = parseDirectory([{ phone: value, member_name: value }], []).members;
  expect(member).toMatchObject({ phone: null, member_name: '' });
});

test('a number in a text field is its digits: a phone column may hold numbers', () => {
  expect(parseDirectory([{ phone: 7045550100 }], []).members[0]?.phone).toBe('7045550100');
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
  expect(parseDirectory([{ priority: value }], []).members[0]?.priority).toBe(priority);
});

test.each([[null], [undefined], ['rows'], [{ length: 3 }], [7]])(
  '%s instead of rows is an empty directory',
  (value) => {
    expect(parseDirectory(value, value)).toEqual({ members: [], chains: [] });
  },
);

test('what is no row among the rows is passed over', () => {
  const { members } = parseDirectory([null, 'x', 4, { member_name: 'Ann' }], []);
  expect(members.map(({ member_name }) => member_name)).toEqual(['Ann']);
});
