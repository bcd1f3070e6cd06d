/**
 * CSV files that Excel opens and an import reads back unchanged: an export of records, and the rows that an import
 * skips, to correct and import later.
 */
import { draftOf, type RecordKind, type Stored } from 'domain/record.ts';
import { downloadText } from 'ui/download.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import { comparable } from './plan/match-row.ts';
import { complaintsOf, isStopped, type PlannedRow } from './plan/planned-row.ts';
import type { Table } from './plan/table.ts';
import { escapeFormulas } from './read-file/cell-formulas.ts';

export function downloadRecords<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
): void {
  downloadCsv(kind.list, formatRecords(kind, records));
}

/**
 * The file's text: every field and the id, headed by the column names of the database. Another record is named, unless
 * several have its name. Pure.
 */
export function formatRecords<T extends Stored>(
  kind: RecordKind<T>,
  records: readonly T[],
): string {
  const names = kind.fields.map(({ name }) => name);
  const nameOf = uniqueNames(kind, records);
  const rows = records.map((record) => {
    const draft = draftOf(kind, record);
    const texts = kind.fields.map(({ name, namesRecord }) =>
      namesRecord ? (nameOf.get(draft[name]) ?? draft[name]) : draft[name],
    );
    return [...texts, record.id];
  });
  return csvText([[...names, 'id'], ...rows]);
}

/** The names that only one record has, by its id. */
function uniqueNames<T extends Stored>(
  { fields: [nameField] }: RecordKind<T>,
  records: readonly T[],
): ReadonlyMap<string, string> {
  const named = records.map(({ id, ...record }) => ({
    id,
    name: nameField === undefined ? '' : String(record[nameField.name as never] ?? ''),
  }));
  const alike = Map.groupBy(named, ({ name }) => comparable(name));
  return new Map(
    named.flatMap(({ id, name }) =>
      alike.get(comparable(name))?.length === 1 ? [[id, name]] : [],
    ),
  );
}

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

/** Without it, Excel assumes the system's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @param name without date and extension: 'members'. */
export function downloadCsv(name: string, text: string): void {
  downloadText(name, 'csv', 'text/csv', text);
}

/** Every cell is quoted, whatever it contains. Pure. */
function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(lineOf).join('');
}

function lineOf(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${escapeFormulas(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
