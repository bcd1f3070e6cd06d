/** Downloads the records as a CSV file. */
import type { Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../../records/kept-kind.ts';
import { formatRecords } from './file/format-records.ts';

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
