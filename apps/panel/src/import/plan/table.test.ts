import { memberKind } from 'domain/member-fields.ts';
import { describe, expect, test } from 'vitest';
import { readDelimited } from '../read-file/delimited.ts';
import { sheetOf } from '../read-file/sheet.ts';
import { tableOf, tablesOf } from './table.ts';

function table(text: string) {
  const { header, rows } = tableOf(memberKind, readDelimited(text));
  return { header, rows: rows.map(({ number, cells }) => [number, ...cells]) };
}

describe('the headings', () => {
  test.each([
    ['are the first row', 'Name,Role\nAnn,Plumber'],
    ['may be below titles', 'Members of Waxhaw,\nMay 2026,\n\nName,Role\nAnn,Plumber'],
    [
      'may be below a row of groups',
      'Person,,Contact\nFirst Name,Last Name,E-mail\nAnn,A,a@example.com',
    ],
    ['may be unknown, below a title', 'Members\n\nWho,Does\nAnn,Plumber'],
  ])('%s', (_, text) => {
    const { header, rows } = table(text);
    expect(header).toEqual(text.split('\n').at(-2)?.split(','));
    expect(rows.map(([, first]) => first)).toEqual(['Ann']);
  });

  test('may be missing, when the first row has an address or a number', () => {
    expect(table('Ann Archer,ann@example.com\nBob,bob@example.com')).toEqual({
      header: ['Column A', 'Column B'],
      rows: [
        [1, 'Ann Archer', 'ann@example.com'],
        [2, 'Bob', 'bob@example.com'],
      ],
    });
  });

  test('are given a name where they have none, and are made unique', () => {
    expect(table('Name,,Email,EMAIL\nAnn,x,a@example.com,b@example.com').header).toEqual([
      ...['Name', 'Column B', 'Email', 'EMAIL (2)'],
    ]);
  });

  test('may be merged over several columns', () => {
    const lines = [
      ['Name', '', 'Phone'],
      ['Ann', 'Archer', '704-555-0100'],
    ];
    const merged = [{ top: 0, bottom: 0, left: 0, right: 1 }];
    expect(tableOf(memberKind, sheetOf('', lines, { merged })).header).toEqual([
      ...['Name', 'Name (2)', 'Phone'],
    ]);
  });

  test('such as __proto__ have no special meaning', () => {
    expect(table('__proto__,constructor,Name\nx,y,z').header).toEqual([
      ...['__proto__', 'constructor', 'Name'],
    ]);
  });

  test('repeated on every page are not rows', () => {
    const text = 'Name,Role\nAnn,Plumber\nName,Role\nBob,Baker';
    expect(table(text).rows).toEqual([
      [2, 'Ann', 'Plumber'],
      [4, 'Bob', 'Baker'],
    ]);
  });

  test('without rows are refused', () => {
    expect(() => table('Name,Role\n\n')).toThrow(/headings but no rows/);
  });
});

describe('rows', () => {
  test('lose blank cells beyond the headings and keep count of filled ones', () => {
    const { rows } = tableOf(memberKind, readDelimited('Name,Role\nAnn\nBob,a,,b\nCy,a, ,'));
    expect(rows.map(({ cells, excess }) => [cells.length, excess])).toEqual([
      [1, 0],
      [2, 2],
      [2, 0],
    ]);
  });
});

test('of several sheets the one with the most known headings comes first', () => {
  const sheet = (name: string, ...lines: string[][]) => sheetOf(name, lines);
  const sheets = [
    sheet('Notes', ['To do'], ['Call Ann']),
    sheet('Old', ['Name', 'Role'], ['Ann', 'Plumber']),
    sheet('Headings', ['Name', 'Role', 'Email', 'Phone']),
    sheet('Members', ['Name', 'Role', 'Email'], ['Ann', 'Plumber', 'a@example.com']),
  ];
  expect(tablesOf(memberKind, sheets).map(({ name }) => name)).toEqual(['Members', 'Old', 'Notes']);
});

test('P11 a visible sheet comes before a longer hidden one, whose rows keep their marks', () => {
  const heading = ['Name', 'Profession'];
  const hidden = { sheet: true, rows: new Set<number>() };
  const former = [heading, ['Old A', 'Baker'], ['Old B', 'Baker'], ['Old C', 'Baker']];
  const sheets = [
    sheetOf('Former members', former, { hidden }),
    sheetOf('Members', [heading, ['Jan Dale', 'Barber'], ['Kit Earl', 'Banker']], {
      hidden: { sheet: false, rows: new Set([3]) },
    }),
  ];
  const [first, second] = tablesOf(memberKind, sheets);
  expect([first?.name, first?.isHidden, second?.isHidden]).toEqual(['Members', false, true]);
  expect(first?.table.rows.map(({ isHidden }) => isHidden)).toEqual([undefined, true]);
});
