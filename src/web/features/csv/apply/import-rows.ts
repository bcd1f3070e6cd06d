/** Applies an import: one request to the data API, then updates the panel's directory. */
import type { Stored } from '../../../../domain/record.ts';
import { upsertRows, WriteFailed } from '../../../lib/write-rows.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import { keepRecords, loadDirectory } from '../../../records/panel-directory.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';
import { type DoneImport, doneImport } from './done-import.ts';
import { bodySize, MAX_BODY_BYTES, rowsToSend } from './rows-to-send.ts';

/** Saves all rows or none. @param records all current records. @throws {WriteFailed} */
export async function importRows<T extends Stored>(
  kind: KeptKind<T>,
  planned: readonly ApplicableRow<T>[],
  records: readonly T[],
): Promise<DoneImport<T>> {
  const rows = rowsToSend(planned, records);
  if (bodySize(rows) > MAX_BODY_BYTES) {
    throw new WriteFailed(
      'refused',
      `${rows.length} rows are more than one import can carry. Untick half of them, and import those afterwards.`,
    );
  }
  const answer = await upsertRows(kind.table, rows);
  const saved = answer.flatMap((row) => kind.parse(row) ?? []);
  keepRecords(kind, saved);
  void loadDirectory();
  return doneImport(planned, saved);
}
