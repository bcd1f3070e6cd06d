import { member } from 'domain/testing';
import { expect, test } from 'vitest';
import { editableMembers } from '../records/editable-kind.ts';
import { formatRecords, formatSkipped } from './export-csv.ts';
import { guessMapping } from './plan/mapping.ts';
import { createPlanner } from './plan/plan-rows.ts';
import { tableOf } from './plan/table.ts';
import { readDelimited } from './read-file/delimited.ts';

test('skipped rows are downloaded as they were, with the reason, and without formulas that run', () => {
  const file = 'Name,Profession,Notes\nCy,,=1+1\nDi\nEd,Baker,"a, b"';
  const table = tableOf(editableMembers, readDelimited(file));
  const mapping = guessMapping(editableMembers, table);
  const plan = createPlanner({ kind: editableMembers, records: [], table, mapping, idOf: String });
  expect(formatSkipped(table, table.rows.map(plan)).split('\r\n')).toEqual([
    '\uFEFF"Name","Profession","Notes","Why it was skipped"',
    '"Cy","","\'=1+1","Profession role is required."',
    '"Di","","","Profession role is required."',
    '"Ed","Baker","a, b","Deselected."',
    '',
  ]);
});

test('M15 P12 a substitute is exported by name, or by id where two have the name', () => {
  const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
  const [ann, bo, other, cy] = ['Ann Archer', 'Bo Birch', 'Bo  birch', 'Cy Cole'].map(
    (member_name, at) => ({ ...member({ member_name }), id: id(at) }),
  );
  if (!ann || !bo || !other || !cy) throw new Error('Four members');
  const lines = formatRecords(editableMembers, [
    { ...ann, substitute_id: cy.id },
    { ...bo, substitute_id: id(9) },
    other,
    { ...cy, substitute_id: bo.id },
  ]).split('\r\n');
  const at = lines[0]?.split(',').indexOf('"substitute_id"') ?? -1;
  expect(lines.slice(1, 5).map((line) => line.split(',')[at])).toEqual(
    ['Cy Cole', id(9), '', bo.id].map((text) => `"${text}"`),
  );
});
