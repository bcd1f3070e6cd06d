/**
 * Cells as people write them, by an author who had not seen the code: 250 rows of seven kinds, each with what is right.
 * A line break within a cell is written '\n'.
 */
import { readFileSync } from 'node:fs';
import { addressIn } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { phoneIn } from 'domain/phone.ts';
import { isPlaceholder } from 'domain/placeholder.ts';
import { expect, test } from 'vitest';
import { guessMapping } from '../../apps/panel/src/import/plan/mapping.ts';
import { whyNotAPerson } from '../../apps/panel/src/import/plan/not-a-person.ts';
import { createPlanner } from '../../apps/panel/src/import/plan/plan-rows.ts';
import { isStopped, type PlannedRow } from '../../apps/panel/src/import/plan/planned-row.ts';
import { tableOf } from '../../apps/panel/src/import/plan/table.ts';
import { readDelimited } from '../../apps/panel/src/import/read-file/delimited.ts';
import { shownNumber } from '../../apps/panel/src/import/read-file/shown-cell.ts';
import { editableMembers } from '../../apps/panel/src/records/editable-kind.ts';

/** Not reached: a year and a ZIP code are taken for local numbers, and 00 stays as it is written. */
const OPEN_PHONES = ['2024', '28202-1234', '001 704 555 0168', '0033 1 99 00 12 35'];

/** The name is missing, which a member may not, or the row repeats the headings, which another step leaves out. */
const OTHERWISE_LEFT_OUT = ['\tChiropractor\tOPEN', 'Name\tProfession\tCompany'];

function rowsOf(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t').map((cell) => cell.replaceAll('\\n', '\n')));
}

/** What an import into an empty directory does with the rows. */
function planned(...rows: readonly (readonly string[])[]): PlannedRow<Member>[] {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const sheet = readDelimited(rows.map((cells) => cells.map(quoted).join(',')).join('\n'));
  const table = tableOf(editableMembers, sheet);
  const mapping = guessMapping(editableMembers, table);
  const idOf = (row: number) => `new ${row}`;
  return table.rows.map(
    createPlanner({ kind: editableMembers, records: [], table, mapping, idOf }),
  );
}

/** The rows whose outcome is not the expected one, as they are written. */
function wrong(file: string, outcome: (cells: readonly string[]) => string): string[] {
  return rowsOf(file)
    .filter((cells) => outcome(cells) !== (cells.at(-1) ?? ''))
    .map((cells) => cells.join('\t'));
}

test('M11 the first number of a cell is dialled, with its extension', () => {
  const dialled = ([, text = '']: readonly string[]) => {
    const phone = phoneIn(text);
    return phone ? phone.number + (phone.extension && `,${phone.extension}`) : '';
  };
  const texts = wrong('phones.tsv', dialled).map((row) => row.split('\t')[1]);
  expect(texts.filter((text = '') => !OPEN_PHONES.includes(text))).toEqual([]);
});

test('M11 the first address of a cell is used, alone', () => {
  expect(wrong('emails.tsv', ([, text = '']) => addressIn(text) ?? '')).toEqual([]);
});

test('P11 seats, headings and totals are no people, and people with such names are', () => {
  const kindOf = ([name = '', profession = '', company = '']: readonly string[]) => {
    const cells = [name, profession, company];
    const isReachable = company !== '';
    const why = whyNotAPerson({ name, profession, lacksProfessions: false, isReachable, cells });
    if (why === null) return 'person';
    return why.includes('seat') ? 'seat' : 'other';
  };
  const rows = wrong('not-people.tsv', kindOf).map((row) => row.split('\t').slice(0, 3).join('\t'));
  expect(rows.filter((row) => !OTHERWISE_LEFT_OUT.includes(row))).toEqual([]);
});

test('P10 what stands for nothing is blank, and short values are not', () => {
  const outcome = ([text = '']: readonly string[]) =>
    text.trim() === '' || isPlaceholder(text) ? 'blank' : 'value';
  expect(wrong('blank.tsv', outcome)).toEqual([]);
});

test('P12 a number is read as its format shows it, if the format only places digits', () => {
  const shown = rowsOf('number-formats.tsv').flatMap(([format = '', value = '', right = '']) => {
    const text = shownNumber(Number(value), format);
    return text === null ? [] : [{ format, text, right }];
  });
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter(({ text, right }) => text !== right)).toEqual([]);
});

test('P12 of two rows of one name, those about the same business are one member, and others clash', () => {
  const outcome = (cells: readonly string[]) => {
    const heading = ['Name', 'Company', 'Profession'];
    const [first, second] = planned(heading, cells.slice(0, 3), cells.slice(3, 6));
    if (second === undefined || first === undefined || isStopped(first)) return 'nothing';
    if (second.clash !== undefined) return 'clash';
    return isStopped(second) ? 'same' : 'different';
  };
  expect(wrong('businesses.tsv', outcome)).toEqual([]);
});

test('P12 a formula that shows a link is the address for a field of addresses, and its text for a name', () => {
  const stored = ([field = '', cell = '']: readonly string[]) => {
    const isName = field === 'name';
    const [row] = planned(
      ['Name', 'Profession', isName ? 'Company' : field],
      [isName ? cell : 'Ann Lee', 'Roofer', isName ? 'Lee' : cell],
    );
    if (row?.verdict !== 'new') return 'nothing';
    const { member_name, email, website } = row.values;
    return String((isName ? member_name : (email ?? website)) ?? '');
  };
  expect(wrong('links.tsv', stored)).toEqual([]);
});
