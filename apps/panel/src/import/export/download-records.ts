/** Downloads records as a CSV file. */
import { draftOf, type RecordKind, type Stored } from 'domain/record.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { csvText, downloadCsv } from './download-csv.ts';

export function downloadRecords<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
): void {
  downloadCsv(kind.list, formatRecords(kind, records));
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
  return csvText([[...names, 'id'], ...rows]);
}
