import { expect, test } from 'vitest';
import { editableMembers } from '../records/editable-kind.ts';
import { formatSkipped } from './export-csv.ts';
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
