/** Downloads records as a CSV file that Excel opens and an import reads back unchanged. */
import { draftOf, type RecordKind, type Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../../records/kept-kind.ts';
import { escapeFormulas } from './file/formula-cells.ts';

/** Without it, Excel assumes the system's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export function downloadRecords<T extends Stored>(kind: KeptKind<T>, records: readonly T[]): void {
  const file = new Blob([formatRecords(kind, records)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${kind.list}-${localDate(new Date())}.csv`;
  link.click();
  // Revoked in a later task: by then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** '2026-11-20': the local date in sortable form. */
function localDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The file's text: every field and the id, headed by the column names of the database. Pure. */
export function formatRecords<T extends Stored>(
  kind: RecordKind<T>,
  records: readonly T[],
): string {
  const names = kind.fields.map(({ name }) => name);
  const rows = records.map((record) => {
    const draft = draftOf(kind, record);
    return [...names.map((name) => draft[name]), record.id];
  });
  return BYTE_ORDER_MARK + [[...names, 'id'], ...rows].map(lineOf).join('');
}

/** Every cell is quoted, whatever it contains. */
function lineOf(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${escapeFormulas(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
