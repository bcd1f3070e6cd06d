/** What is exported is read back as it was: nothing changes, whatever the texts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChain, parseMember } from '../../../domain/directory.ts';
import type { Stored } from '../../../domain/record.ts';
import { type KeptKind, keptChains, keptMembers } from '../../records/kept-kind.ts';
import { decodeFile } from './file/decode-file.ts';
import { formatRecords } from './file/format-records.ts';
import { parseTable } from './file/parse-table.ts';
import { guessMapping } from './mapping/guess-mapping.ts';
import { createPlanner } from './plan/plan-rows.ts';

/** What trips programs up, more often than chance would have it. A NUL cannot be stored. */
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
const id = fc.uuid();
const version = fc.integer({ min: 1, max: 9 });

const members = fc.array(
  fc.record({
    ...{ id, version, member_name: text, profession_role: text, company: text, contact_info: text },
    ...{ chapter: text, role_alias: text, phone: text, email: text, website: text, sphere: text },
    priority: fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  }),
);
const chains = fc.array(
  fc.record({
    ...{ id, version, scenario: text, roles_sequence: text, script_template: text },
    ...{ trigger_keywords: text, notes: text },
  }),
);

test('members come back unchanged', () => {
  fc.assert(
    fc.property(members, (rows) =>
      expectUnchanged(
        keptMembers,
        rows.flatMap((row) => parseMember(row) ?? []),
      ),
    ),
  );
});

test('chains come back unchanged', () => {
  fc.assert(
    fc.property(chains, (rows) =>
      expectUnchanged(
        keptChains,
        rows.flatMap((row) => parseChain(row) ?? []),
      ),
    ),
  );
});

function expectUnchanged<T extends Stored>(kind: KeptKind<T>, records: readonly T[]): void {
  if (records.length === 0) return;
  const bytes = new TextEncoder().encode(formatRecords(kind, records));
  const { header, rows } = parseTable(decodeFile(bytes).text);
  const mapping = guessMapping(kind, header);
  const plan = createPlanner({ kind, records, header, mapping, idOf: () => 'none is new' });
  const unchanged = records.map(() => 'unchanged');
  expect(rows.map(plan).map(({ verdict }) => verdict)).toEqual(unchanged);
}
