/** Reads a roster as an import would, into the people of a new chapter (P15). */
import type { Member } from 'domain/member.ts';
import { guessMapping } from '../import/plan/mapping.ts';
import { planInSlices } from '../import/plan/plan-rows.ts';
import {
  complaintsOf,
  isApplicable,
  isStopped,
  type PlannedRow,
} from '../import/plan/planned-row.ts';
import type { Table } from '../import/plan/table.ts';
import { editableMembers } from '../records/editable-kind.ts';
import { newId } from '../records/save-record.ts';
import type { LeftOutRow, Person, Typed } from './own-draft.ts';

interface Roster {
  readonly people: readonly Person[];
  readonly leftOut: readonly LeftOutRow[];
}

/** Stands for the trade of someone whose row has none. Nobody is saved with it. */
const NO_TRADE = 'No trade given';

export async function readRoster(table: Table): Promise<Roster> {
  const mapping = guessMapping(editableMembers, table);
  const input = { kind: editableMembers, records: [], idOf: () => newId(), table, mapping };
  const watching = { signal: new AbortController().signal, onProgress: () => {} };
  const planned = (await planInSlices(input, watching)) ?? [];
  const tradeless = new Set(planned.filter(lacksOnlyTrade).map(({ number }) => number));
  const correction = new Map([['profession_role', NO_TRADE]] as const);
  const corrections = new Map(Array.from(tradeless, (number) => [number, correction] as const));
  const rows =
    tradeless.size === 0 ? planned : await planInSlices({ ...input, corrections }, watching);
  return {
    people: (rows ?? []).filter(isApplicable).flatMap((row) =>
      row.verdict === 'new'
        ? {
            id: row.id,
            values: row.values,
            lacksTrade: tradeless.has(row.number),
            trade: null,
            isLeftOut: false,
            notes: complaintsOf(row),
          }
        : [],
    ),
    leftOut: (rows ?? []).filter(isStopped).map((row) => ({
      title: row.title || `Row ${row.number}`,
      reason: complaintsOf(row).join(' '),
    })),
  };
}

function lacksOnlyTrade(row: PlannedRow<Member>): boolean {
  if (row.verdict !== 'invalid' || row.reason !== null || row.title === '') return false;
  const wrong = row.faults.filter(
    ({ target }) => target === 'member_name' || target === 'profession_role',
  );
  return wrong.length === 1 && wrong[0]?.target === 'profession_role';
}

/** Those who were typed in, as a table like one from a file. */
export function tableOfTyped(typed: readonly Typed[]): Table {
  const filled = typed.filter(({ name, trade, phone }) => `${name}${trade}${phone}`.trim() !== '');
  return {
    header: ['Name', 'Profession', 'Phone'],
    rows: filled.map(({ name, trade, phone }, at) => ({
      number: at + 1,
      cells: [name, trade, phone],
      excess: 0,
    })),
  };
}
