/** The rows of a file that an import skips, as a file to correct and import later. Pure. */
import type { Stored } from 'domain/record.ts';
import { complaintsOf, isStopped, type PlannedRow } from '../plan/planned-row.ts';
import type { Table } from '../table/table.ts';
import { csvText } from './download-csv.ts';

/** No field has this heading, so the file can be imported unchanged. */
const WHY = 'Why it was skipped';

/** @param skipped the planned rows that are not imported. */
export function formatSkipped<T extends Stored>(
  { header, rows }: Table,
  skipped: readonly PlannedRow<T>[],
): string {
  const rowOf = new Map(rows.map((row) => [row.number, row]));
  const lines = skipped.map((planned) => {
    const cells = rowOf.get(planned.number)?.cells ?? [];
    return [...header.map((_, column) => cells[column] ?? ''), reasonOf(planned)];
  });
  return csvText([[...header, WHY], ...lines]);
}

function reasonOf<T extends Stored>(row: PlannedRow<T>): string {
  if (isStopped(row)) return complaintsOf(row).join(' ');
  return row.verdict === 'unchanged' ? 'Nothing to change.' : 'Deselected.';
}
