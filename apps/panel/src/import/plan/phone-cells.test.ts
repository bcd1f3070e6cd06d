/** Phone cells as spreadsheets damage them, from the file to the number that is dialled. */

import { contactOf } from 'domain/contact.ts';
import { parseMember } from 'domain/member.ts';
import { telLink } from 'ui/links.ts';
import { expect, test } from 'vitest';
import { editableMembers } from '../../records/editable-kind.ts';
import { readDelimited } from '../file/delimited.ts';
import { tableOf } from '../table/table.ts';
import { guessMapping } from './mapping.ts';
import { createPlanner } from './plan-rows.ts';
import { complaintsOf } from './planned-row.ts';

const ROUNDED =
  'A spreadsheet has rounded this number. Re-format the column as text there, and enter the number again.';

function imported(cells: readonly string[]) {
  const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const rows = quoted.map((cell, at) => `Member Nr${'abcdefghij'[at]},Beekeeper,${cell}`);
  const table = tableOf(
    editableMembers,
    readDelimited(['Name,Profession,Phone', ...rows].join('\n')),
  );
  const plan = createPlanner({
    kind: editableMembers,
    records: [],
    table,
    mapping: guessMapping(editableMembers, table),
    idOf: String,
  });
  return table.rows.map((row) => {
    const planned = plan(row);
    const values = planned.verdict === 'new' ? planned.values : {};
    const member = parseMember({ ...values, id: String(row.number) });
    const complaints = complaintsOf(planned);
    return complaints[0] ?? (member && telLink(contactOf(member).phone));
  });
}

test('M11 P9 rounded numbers are flagged and left out, and the others dial every digit', () => {
  const cells = ['7.04555E+09', '1.70456E+10', '704,555,0118', '7045550119.0'];
  expect(imported(cells)).toEqual([
    `Phone “7.04555E+09”: ${ROUNDED}`,
    `Phone “1.70456E+10”: ${ROUNDED}`,
    'tel:7045550118',
    'tel:7045550119',
  ]);
});

test('P9 a whole column of rounded numbers is flagged too', () => {
  const cells = ['7.04555E+09', '1.70456E+10', '4,47912E+11'];
  expect(imported(cells)).toEqual(cells.map((cell) => `Phone “${cell}”: ${ROUNDED}`));
});

test('M11 numbers import as they are written, and dial the digits they show', () => {
  const cells = [
    '704–555–0142',
    '+1 704‑555‑0143',
    '704-555-0112\n704-555-0113',
    'x204 704/555-0144',
  ];
  expect(imported(cells)).toEqual([
    'tel:7045550142',
    'tel:+17045550143',
    'tel:7045550112',
    'tel:7045550144',
  ]);
});
