import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../import/plan/table.ts';
import { readFile } from '../import/read-file/read-file.ts';
import { editableMembers } from '../records/editable-kind.ts';
import { readRoster, tableOfTyped } from './read-roster.ts';

const FILES = join(import.meta.dirname, '../../../../tests/e2e/files');

test('P15 P11 a roster as a secretary keeps it is 25 people, one of them without a trade', async () => {
  const bytes = readFileSync(join(FILES, 'harbor-roster.csv'));
  const [first] = tablesOf(editableMembers, (await readFile(bytes, null)).sheets);
  if (first === undefined) throw new Error('No table');
  const { people, leftOut } = await readRoster(first.table);
  expect(people).toHaveLength(25);
  expect(people.filter(({ lacksTrade }) => lacksTrade)).toMatchObject([
    { values: { member_name: 'Derek Young', email: 'derek.young@example.com', phone: null } },
  ]);
  expect(people.find(({ values }) => values.member_name === 'Robert Ellis')).toMatchObject({
    values: { profession_role: 'Electrician', email: null },
  });
  expect(leftOut.map(({ title }) => title)).toEqual([
    'OPEN SEAT',
    'OPEN SEAT',
    '* Please wear your badge',
  ]);
});

test('P15 those who were typed in are read like a list', async () => {
  const { people, leftOut } = await readRoster(
    tableOfTyped([
      { name: 'Pat Donnelly', trade: 'Plumber', phone: '704-555-0104' },
      { name: '', trade: ' ', phone: '' },
      { name: 'Lee Hart', trade: '', phone: '' },
      { name: 'TBD', trade: 'Florist', phone: '' },
    ]),
  );
  expect(people).toMatchObject([
    {
      values: { member_name: 'Pat Donnelly', profession_role: 'Plumber', phone: '704-555-0104' },
      lacksTrade: false,
    },
    { values: { member_name: 'Lee Hart' }, lacksTrade: true },
  ]);
  expect(leftOut).toHaveLength(1);
});
