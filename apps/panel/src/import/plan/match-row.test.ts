/** One person with two businesses (P12). */
import type { Member } from 'domain/member.ts';
import { member } from 'domain/testing';
import { describe, expect, test } from 'vitest';
import { editableMembers } from '../../records/editable-kind.ts';
import { readDelimited } from '../read-file/delimited.ts';
import { guessMapping } from './mapping.ts';
import { createPlanner, missingRecords } from './plan-rows.ts';
import { isStopped } from './planned-row.ts';
import { tableOf } from './table.ts';

const HEADER = 'Name,Company,Profession,Chapter';
const ROOFING = 'Al Uhl,Uhl Roofing,Roofer,Waxhaw';
const SOLAR = 'Al Uhl,Uhl Solar,Solar Installer,Waxhaw';
const GUTTERS = 'Al Uhl,Uhl Gutters,Gutter Installer,Waxhaw';

const roofing = al('1', 'Uhl Roofing', 'Roofer');
const solar = al('2', 'Uhl Solar', 'Solar Installer');

function al(id: string, company: string | null, profession_role: string, chapter = 'Waxhaw') {
  return member({ id, member_name: 'Al Uhl', company, profession_role, chapter });
}

function planned(
  rows: readonly string[],
  records: readonly Member[] = [],
  kept: readonly number[] = [],
  header = HEADER,
) {
  const table = tableOf(editableMembers, readDelimited([header, ...rows].join('\n')));
  const kind = editableMembers;
  const mapping = guessMapping(kind, table);
  const keptBoth = new Set(kept);
  const idOf = (row: number) => `new ${row}`;
  return table.rows.map(createPlanner({ kind, records, table, mapping, idOf, keptBoth }));
}

/** What each row means: the id of a record, 'new 3', or why it is invalid. */
function meanings(...input: Parameters<typeof planned>) {
  return planned(...input).map((row) => {
    if (isStopped(row)) return row.reason;
    return row.verdict === 'new' ? row.id : row.record.id;
  });
}

describe('P12 two rows of one name', () => {
  test('with other businesses clash, and the second one says with which row', () => {
    const [first, second] = planned([ROOFING, SOLAR]);
    expect(first).toMatchObject({ verdict: 'new' });
    expect(first).not.toHaveProperty('clash');
    const clash = 'Row 2 has this name with another business: Uhl Roofing, Roofer.';
    expect(second).toMatchObject({ verdict: 'invalid', reason: clash, clash });
  });

  test('are two members if both are kept', () => {
    expect(meanings([ROOFING, SOLAR, GUTTERS], [], [3, 4])).toEqual(['new 2', 'new 3', 'new 4']);
  });

  test.each([
    ['the same company', 'Al Uhl,"Uhl Roofing, LLC",Solar Installer,Waxhaw'],
    ['the same profession and no company', 'Al Uhl,,roofer,Waxhaw'],
    ['no business', 'Al Uhl,,,Waxhaw'],
  ])('with %s are one member, whatever is kept', (_, row) => {
    const same = 'Row 2 is about the same member.';
    expect(meanings([ROOFING, row], [], [3])).toEqual(['new 2', same]);
    expect(planned([ROOFING, row])[1]).not.toHaveProperty('clash');
  });

  test('in a file without companies are told apart by their professions', () => {
    const rows = ['Al Uhl,Roofer', 'Al Uhl,Solar Installer'];
    expect(meanings(rows, [], [], 'Name,Profession')[1]).toBe(
      'Row 2 has this name with another business: Roofer.',
    );
  });

  test('in other chapters do not clash', () => {
    expect(meanings([ROOFING, SOLAR.replace('Waxhaw', 'Matthews')])).toEqual(['new 2', 'new 3']);
  });
});

describe('P12 a row and a member of one name', () => {
  test('with another business changes the member, and says so', () => {
    const clash = 'Al Uhl is already in the directory with another business: Uhl Roofing, Roofer.';
    expect(planned([SOLAR], [roofing])).toMatchObject([
      { verdict: 'changed', record: roofing, clash },
    ]);
  });

  test('are two members if both are kept', () => {
    expect(planned([SOLAR], [roofing], [2])).toMatchObject([{ verdict: 'new', id: 'new 2' }]);
  });

  test('with the same company are one, also if it is marked as kept', () => {
    const row = 'Al Uhl,UHL Roofing Inc.,Gutter Installer,Waxhaw';
    expect(meanings([row], [roofing], [2])).toEqual(['1']);
    expect(planned([row], [roofing])[0]).not.toHaveProperty('clash');
  });
});

describe('P12 a later import matches each business to its member', () => {
  test.each([
    ['both, in order', [ROOFING, SOLAR], ['1', '2']],
    ['both, in reverse', [SOLAR, ROOFING], ['2', '1']],
    ['one of them', [SOLAR], ['2']],
    [
      'one by its profession, under a new company',
      ['Al Uhl,Sun & Uhl,Solar Installer,Waxhaw'],
      ['2'],
    ],
    ['one by its company, with a new profession', ['Al Uhl,Uhl Solar,Electrician,Waxhaw'], ['2']],
    ['one by its profession alone', ['Al Uhl,,Solar Installer,Waxhaw'], ['2']],
  ])('%s', (_, rows, ids) => {
    expect(meanings(rows, [roofing, solar])).toEqual(ids);
    expect(meanings(rows, [solar, roofing])).toEqual(ids);
  });

  test('a row about the business of the only member does not yield to an earlier one', () => {
    expect(meanings([SOLAR, ROOFING], [roofing])).toEqual([
      'Row 3 has this name with another business: Uhl Roofing, Roofer.',
      '1',
    ]);
    expect(meanings([SOLAR, ROOFING], [roofing], [2])).toEqual(['new 2', '1']);
  });

  test('a third business is none of them unless it is kept', () => {
    const why = '2 members match. Add the id column to say which one is meant.';
    expect(meanings([GUTTERS], [roofing, solar])).toEqual([why]);
    expect(planned([GUTTERS], [roofing, solar])).toMatchObject([{ clash: expect.any(String) }]);
    expect(meanings([GUTTERS], [roofing, solar], [2])).toEqual(['new 2']);
    expect(meanings([ROOFING, SOLAR, GUTTERS], [roofing, solar], [4])).toEqual(['1', '2', 'new 4']);
  });

  test('a row without a business may be either', () => {
    const why = '2 members match. Add the id column to say which one is meant.';
    expect(meanings(['Al Uhl,,,Waxhaw'], [roofing, solar])).toEqual([why]);
  });
});

describe('P12 the members that are not in the file', () => {
  const bea = member({ id: 'b', member_name: 'Bea Ray', chapter: 'Matthews' });
  const cy = member({ id: 'c', member_name: 'Cy Ray', chapter: 'Waxhaw' });
  const di = member({ id: 'd', member_name: 'Di Ray', chapter: 'Waxhaw' });

  function missing(rows: readonly string[], records: readonly Member[], header = HEADER) {
    return missingRecords(editableMembers, records, planned(rows, records, [], header)).map(
      ({ record, isExpected, namesake }) => [record.id, isExpected, namesake],
    );
  }

  test('are listed by name, those of the chapters in the file first', () => {
    expect(missing([ROOFING], [roofing, bea, di, cy])).toEqual([
      ['c', true, null],
      ['d', true, null],
      ['b', false, null],
    ]);
  });

  test('are none of those that rows change, leave as they are, or may mean', () => {
    const faulty = 'Cy Ray,,,Waxhaw\nDi Ray,Di Inc,Baker,Waxhaw,too,many';
    expect(missing([SOLAR, ...faulty.split('\n')], [roofing, cy, di])).toEqual([]);
    expect(missing(['Al Uhl,,,Waxhaw'], [roofing, solar])).toEqual([]);
  });

  test('include the other business of a person', () => {
    expect(missing([SOLAR], [roofing, solar])).toEqual([['1', true, 2]]);
  });

  test('say which row has their name, such as in a chapter written in another way', () => {
    const elsewhere = al('3', 'Uhl Roofing', 'Roofer', 'Waxhaw Business Connections');
    expect(missing([ROOFING], [elsewhere])).toEqual([['3', false, 2]]);
  });

  test('are all of the directory for a file of nobody in it', () => {
    expect(missing(['Eve Ray,,Baker,'], [bea])).toEqual([['b', false, null]]);
  });
});
