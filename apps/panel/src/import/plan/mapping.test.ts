import { chainKind } from 'domain/chain-fields.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { member } from 'domain/testing';
import { describe, expect, test } from 'vitest';
import type { Mapping } from './heading-names.ts';
import { guessMapping, withTargets } from './mapping.ts';
import type { Table } from './table.ts';

const ID = '00000000-0000-4000-8000-000000000001';

/** Cells that contradict no heading and prove nothing. */
const ANYTHING = [
  ID,
  'ann@example.com',
  '704-555-0100',
  'https://example.com/a.png',
  '2',
  'x',
  'y',
  '5 z',
];

function columns(header: readonly string[], cells = ANYTHING): Table {
  const rows = cells.map((cell, at) => ({
    ...{ number: at + 2, excess: 0 },
    cells: header.map(() => cell),
  }));
  return { header, rows };
}

function table(header: readonly string[], ...rows: readonly (readonly string[])[]): Table {
  return { header, rows: rows.map((cells, at) => ({ number: at + 2, cells, excess: 0 })) };
}

describe('columns are recognized', () => {
  test.each([
    ['by their names', ['id', 'member_name', 'profession_role', 'role_alias']],
    ['by their labels', ['ID', 'Member name', 'Profession role', 'Role alias']],
    ['by other names', ['UUID', 'Full Name', 'Category', 'Aliases']],
    ['ignoring case, accents and punctuation', ['Id.', ' NÀME ', 'PROFESSION*', 'role-alias']],
  ])('%s', (_, header) => {
    const expected = ['id', 'member_name', 'profession_role', 'role_alias'].map((name) => [name]);
    expect(guessMapping(memberKind, columns(header))).toEqual(expected);
  });

  test.each([
    ['member_name', ['Name', 'Contact Person', 'Member', 'Display Name']],
    ['profession_role', ['Occupation', 'Classification', 'Category', 'Organization Title', 'Seat']],
    [
      'company',
      ['Company *', 'Member Company', 'Business Name', 'Organization 1 - Name', 'Firm', 'Employer'],
    ],
    ['chapter', ['Club', 'Chapter', 'Group', 'Chapter Name']],
    [
      'phone',
      [
        'Phone (cell)',
        'Mobile #',
        'Best phone to reach you',
        'Mobile',
        'Cell',
        'Phone 1 - Value',
        'Tel.',
        'Business Phone 2',
        'Primary Phone',
      ],
    ],
    ['email', ['E-mail', 'E-mail 1 - Value', 'E-mail 2 Address', 'Email Address', 'Mail']],
    ['website', ['Web site', 'Website 1 - Value', 'Web Page', 'URL']],
    ['sphere', ['Industry', 'Power Team']],
    ['about', ['About', 'Bio']],
    ['picture', ['Photo', 'Headshot URL']],
    ['languages', ['Languages', 'Speaks', 'Languages spoken']],
    ['substitute_id', ['Substitute', 'Stand-in', 'Substitute Name', 'Covered by']],
  ])('as %s in the ways people and programs write it', (field, headings) => {
    for (const heading of headings) {
      expect([heading, guessMapping(memberKind, columns([heading]))]).toEqual([heading, [[field]]]);
    }
  });

  test('in a list of chains', () => {
    const header = ['Name', 'Role 1', 'Role 2', 'Script', 'Keywords', 'Comments'];
    const expected = [
      ...['scenario', 'roles_sequence', 'roles_sequence'],
      ...['script_template', 'trigger_keywords', 'notes'],
    ];
    expect(guessMapping(chainKind, columns(header))).toEqual(expected.map((name) => [name]));
  });
});

test('M15 a column of days is until when members are away', () => {
  for (const heading of ['On leave until', 'Away until', 'Leave Until']) {
    expect(guessMapping(memberKind, columns([heading], ['3/31/2027', '']))).toEqual([
      ['away_until'],
    ]);
  }
});

test('parts of a name fill the name, unless there is a column for the whole', () => {
  const parts = ['Last Name', 'First Name', 'Middle Name', 'Suffix'];
  expect(guessMapping(memberKind, columns(parts))).toEqual(parts.map(() => ['member_name']));
  expect(guessMapping(memberKind, columns(['First Name', 'Last Name', 'Name']))).toEqual([
    ...[[], [], ['member_name']],
  ]);
});

test('a field is filled by its best column, and by others where that is blank', () => {
  const header = ['Mobile', 'Category', 'Phone', 'Profession', 'Tel'];
  expect(guessMapping(memberKind, columns(header))).toEqual(
    ['phone', 'sphere', 'phone', 'profession_role', 'phone'].map((name) => [name]),
  );
});

test('columns without any text fill nothing', () => {
  expect(guessMapping(memberKind, table(['Name', 'Phone'], ['Ann', ' ']))).toEqual([
    ...[['member_name'], []],
  ]);
});

describe('a heading is ignored when the cells contradict it', () => {
  test.each([
    ['another program’s ids', 'Member ID', ['1001', '1002']],
    ['forms of address', 'Title', ['Mrs.', 'Dr.']],
    ['words for a number', 'Priority', ['Normal', 'High']],
    ['no addresses', 'Email', ['yes', 'no']],
  ])('%s', (_, heading, cells) => {
    expect(guessMapping(memberKind, columns([heading], cells))).toEqual([[]]);
  });
});

test('numbers of other people, and types of numbers, are not imported', () => {
  const header = ['Fax', "Assistant's Phone", 'Emergency Phone', 'Phone 1 - Type', 'Business Fax'];
  expect(guessMapping(memberKind, columns(header))).toEqual(header.map(() => []));
});

test('a column of contact persons is imported as names', () => {
  const rows = [['Ann Archer'], ['Bob Baker']];
  expect(guessMapping(memberKind, table(['Primary Contact'], ...rows))).toEqual([['member_name']]);
});

describe('unknown columns are recognized by their cells', () => {
  const rows = [
    [
      'Ann Archer',
      'Plumber',
      'Archer Plumbing LLC',
      '704-555-0100',
      'ann@example.com',
      'a.example.com',
    ],
    [
      'Bob Baker',
      'Family Lawyer',
      'Baker & Baker',
      '(704) 555-0101',
      'bob@example.com',
      'www.b.example.com',
    ],
    ['Zoë O’Quill', 'Realtor', 'Quill', '+1 704 555 0102', 'zoe@example.com', ''],
  ];
  const fields = ['member_name', 'profession_role', 'company', 'phone', 'email', 'website'];

  test('in a list of people', () => {
    const header = rows[0]?.map((_, at) => `Column ${at}`) ?? [];
    expect(guessMapping(memberKind, table(header, ...rows))).toEqual(fields.map((name) => [name]));
  });

  test('because the directory has the same texts', () => {
    const records = [member({ chapter: 'Waxhaw', profession_role: 'Yurts' })];
    const cells = [
      ['yurts', 'Waxhaw'],
      ['Yurts', 'waxhaw'],
    ];
    expect(guessMapping(memberKind, table(['a', 'b'], ...cells), records)).toEqual([
      ...[['profession_role'], ['chapter']],
    ]);
  });

  test('as both phone and email when they contain both', () => {
    const cells = [['704-555-0100 / ann@example.com'], ['bob@example.com, 704-555-0101']];
    expect(guessMapping(memberKind, table(['Contact'], ...cells))).toEqual([['phone', 'email']]);
  });
});

test('column names such as __proto__ have no special meaning', () => {
  const header = ['__proto__', 'constructor', 'toString', '!?', 'hasOwnProperty'];
  expect(guessMapping(memberKind, columns(header))).toEqual(header.map(() => []));
});

test('a column can fill several fields, and several columns one', () => {
  const mapping: Mapping<Member> = [['company'], []];
  expect(withTargets(mapping, 1, ['company', 'chapter', 'company'])).toEqual([
    ...[['company'], ['company', 'chapter']],
  ]);
});
