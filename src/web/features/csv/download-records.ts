/** Hands the records to the browser as a CSV file. */
import type { Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../../records/kept-kind.ts';
import { formatRecords } from './file/format-records.ts';

export function downloadRecords<T extends Stored>(kind: KeptKind<T>, records: readonly T[]): void {
  const file = new Blob([formatRecords(kind, records)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${kind.list}-${localDate(new Date())}.csv`;
  link.click();
  // The download has its own hold of the file by the time anything else runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** '2026-11-20': the day where the admin is, in the form that sorts. */
function localDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
