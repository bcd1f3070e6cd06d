/** Files written by real programs import completely: tests/e2e/files, all with the same thirty invented members. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editableMembers } from '../records/editable-kind.ts';
import { guessMapping } from './plan/mapping.ts';
import { createPlanner } from './plan/plan-rows.ts';
import { complaintsOf, isApplicable } from './plan/planned-row.ts';
import { tablesOf } from './plan/table.ts';
import { readFile } from './read-file/read-file.ts';

const FILES = join(import.meta.dirname, '../../../../tests/e2e/files');

/** What each file contains besides names, professions, phones and e-mail addresses. */
const REAL_FILES: readonly (readonly [file: string, others: Readonly<Record<string, string>>])[] = [
  ['members.csv', { company: 'Müller Garage Doors', chapter: 'Waxhaw' }],
  [
    'google-contacts.csv',
    { company: 'Müller Garage Doors', website: 'https://www.muller.example.com' },
  ],
  ['outlook.csv', { company: 'Müller Garage Doors', website: 'http://www.muller.example.com' }],
  [
    'apple-contacts.vcf',
    { company: 'Müller Garage Doors', website: 'https://www.muller.example.com' },
  ],
  ['directory.xlsx', { company: 'Müller Garage Doors', chapter: 'Waxhaw' }],
  ['chapter-roster.xls', { chapter: 'Waxhaw', sphere: 'Trades & Home Services' }],
  ['sep-windows.csv', { company: 'Müller Garage Doors', chapter: 'Waxhaw' }],
  ['unicode-text.txt', { website: 'www.muller.example.com', chapter: 'Waxhaw' }],
  ['no-headings-mac.csv', { company: 'Müller Garage Doors', website: 'www.muller.example.com' }],
];

describe('thirty members are imported from', () => {
  test.each(REAL_FILES)('%s', async (file, others) => {
    const values = await valuesIn(file);
    expect(values).toHaveLength(30);
    expect(values.find(({ email }) => email === 'bruno@muller.example.com')).toMatchObject({
      member_name: 'Bruno Müller',
      profession_role: 'Garage Door Installer',
      ...others,
    });
    expect(values.map(({ phone }) => String(phone).replace(/\D/g, ''))).toEqual(
      values.map((_, at) => expect.stringMatching(phoneOf(at))),
    );
  });
});

test('all files have the same names and professions', async () => {
  const lists = await Promise.all(REAL_FILES.map(([file]) => valuesIn(file)));
  const people = lists.map((list) =>
    list.map(({ member_name, profession_role }) => `${member_name}: ${profession_role}`),
  );
  // In Google's file one contact has a middle name.
  for (const list of people) {
    expect(list.map((each) => each.replace('Hugo J. ', 'Hugo '))).toEqual(people[0]);
  }
});

/** The mobile phone of the member at this position, or the office phone. */
function phoneOf(at: number): RegExp {
  const last = [at, at + 40].map((number) => String(number).padStart(2, '0'));
  return new RegExp(`^70455501(${last.join('|')})$`);
}

/** What an import into an empty chapter would store. */
async function valuesIn(file: string) {
  const { sheets } = await readFile(new Uint8Array(readFileSync(join(FILES, file))), null);
  const [sheet] = tablesOf(editableMembers, sheets);
  if (sheet === undefined) throw new Error('No table');
  const { rows } = sheet.table;
  const mapping = guessMapping(editableMembers, sheet.table);
  const plan = createPlanner({
    kind: editableMembers,
    records: [],
    table: sheet.table,
    mapping,
    idOf: String,
  });
  const planned = rows.map(plan);
  expect(planned.flatMap(complaintsOf)).toEqual([]);
  return planned.filter(isApplicable).map(({ values }) => values);
}
