/** An exported file, imported again, changes nothing, for any text. */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { typedRoles } from 'domain/role-sequence.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditableKind, editableChains, editableMembers } from '../records/editable-kind.ts';
import { formatRecords } from './export-csv.ts';
import { guessMapping } from './plan/mapping.ts';
import { createPlanner } from './plan/plan-rows.ts';
import { tablesOf } from './plan/table.ts';
import { readFile } from './read-file/read-file.ts';

/** Texts with many characters that trip programs up. A NUL cannot be stored. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '\r\n', '"', ',', ';', '|', ' '),
      fc.constantFrom('\uFEFF', 'é', '→', '->', '😀', 'a', '1', '__proto__'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));
const priority = fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));

const leave = {
  away_until: fc.constantFrom(null, '2026-12-31'),
  substitute_id: fc.option(fc.uuid()),
};
/** Every other member has the first one as substitute, who is exported by name. */
const members = rowsOf(editableMembers, { priority, ...leave }).map((rows) =>
  rows.map((row, at) => (at % 2 === 1 ? { ...row, substitute_id: rows[0]?.id } : row)),
);
/** A chain with no role cannot be saved, and a column of arrows alone is not taken for roles. */
const roles = text.filter((typed) => typed === '' || typedRoles(typed).length > 0);
const chains = rowsOf(editableChains, { roles_sequence: roles });

/** Rows with any text in every field except the `others`. */
function rowsOf<T extends Stored>(
  { fields }: EditableKind<T>,
  others: Record<string, fc.Arbitrary<unknown>>,
) {
  const texts = Object.fromEntries(fields.map(({ name }) => [name, text]));
  const stored = { id: fc.uuid(), version: fc.integer({ min: 1, max: 9 }) };
  return fc.uniqueArray(fc.record({ ...texts, ...others, ...stored }), {
    selector: ({ id }) => id,
  });
}

test('exported members import unchanged', async () => {
  await fc.assert(fc.asyncProperty(members, (rows) => expectUnchanged(editableMembers, rows)));
});

test('exported chains import unchanged', async () => {
  await fc.assert(fc.asyncProperty(chains, (rows) => expectUnchanged(editableChains, rows)));
});

async function expectUnchanged<T extends Stored>(
  kind: EditableKind<T>,
  stored: readonly Row[],
): Promise<void> {
  const records = stored.flatMap((row) => kind.parse(row) ?? []);
  if (records.length === 0) return;
  const bytes = new TextEncoder().encode(formatRecords(kind, records));
  const [sheet] = tablesOf(kind, (await readFile(bytes, null)).sheets);
  if (sheet === undefined) throw new Error('No table');
  const { table } = sheet;
  const mapping = guessMapping(kind, table, records);
  const plan = createPlanner({ kind, records, table, mapping, idOf: () => 'none is new' });
  const unchanged = records.map(() => 'unchanged');
  expect(table.rows.map(plan).map(({ verdict }) => verdict)).toEqual(unchanged);
}
