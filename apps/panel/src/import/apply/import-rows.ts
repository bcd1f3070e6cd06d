/**
 * Applies an import, then updates the panel's directory: one request for the rows, then one for each hundred records to
 * remove.
 */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { deleteRows, upsertRows } from '../../records/data-api.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { forgetRecords, keepRecords, loadDirectory } from '../../records/panel-directory.ts';
import { RequestFailed } from '../../records/request-failed.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';
import { type DoneImport, doneImport } from './done-import.ts';

/** The data API accepts up to 10 MiB (packages/wire-server/docs/wire-protocol.md); this leaves a margin. */
const MAX_BODY_BYTES = 9 * 1024 * 1024;

/** The version of a new record. */
const FIRST_VERSION = 1;

/** What the admin chose. */
export interface Chosen<T extends Stored> {
  readonly rows: readonly ApplicableRow<T>[];
  /** Records that are not in the file, to remove. */
  readonly gone: readonly T[];
}

/**
 * Saves all rows or none, then removes what has not been saved since the preview. What could not be removed is missing
 * from the result. @param records all current records. @throws {RequestFailed} when nothing was written.
 */
export async function importRows<T extends Stored>(
  kind: EditableKind<T>,
  { rows: planned, gone }: Chosen<T>,
  records: readonly T[],
): Promise<DoneImport<T>> {
  const saved = planned.length === 0 ? [] : await saveRows(kind, planned, records);
  const { removed, failure } = await removeRecords(kind, gone);
  if (failure && saved.length + removed.length === 0) throw failure;
  void loadDirectory();
  return doneImport(planned, saved, removed);
}

async function saveRows<T extends Stored>(
  kind: EditableKind<T>,
  planned: readonly ApplicableRow<T>[],
  records: readonly T[],
): Promise<readonly T[]> {
  const rows = rowsToSend(planned, records);
  if (bodySize(rows) > MAX_BODY_BYTES) {
    throw new RequestFailed(
      'refused',
      `${rows.length} rows are too many for one import. Deselect half of them and import those afterward.`,
    );
  }
  const answer = await upsertRows(kind.table, rows);
  const saved = answer.flatMap((row) => kind.parse(row) ?? []);
  keepRecords(kind, saved);
  return saved;
}

/** The database checks the versions, so a save made since the preview is kept. */
export async function removeRecords<T extends Stored>(
  kind: EditableKind<T>,
  gone: readonly T[],
): Promise<{ readonly removed: readonly T[]; readonly failure: RequestFailed | null }> {
  const removed: T[] = [];
  for (const [version, records] of Map.groupBy(gone, (record) => record.version)) {
    const ids = records.map(({ id }) => id);
    const { deleted, failure } = await deleteRows(kind.table, ids, version);
    removed.push(...deleted.flatMap((row) => kind.parse(row) ?? []));
    forgetRecords(
      kind,
      deleted.map(({ id }) => String(id)),
    );
    if (failure) return { removed, failure };
  }
  return { removed, failure: null };
}

/**
 * Rows to upsert by id, each with the version it was planned from: if any has been saved since, the
 * database rejects all. New rows have one too, since an import resent after a lost response may find them
 * saved. No version is sent when the table has no such column.
 * @param records all current records.
 */
export function rowsToSend<T extends Stored>(
  planned: readonly ApplicableRow<T>[],
  records: readonly T[],
): Row[] {
  const isVersioned = records.some(({ version }) => version !== null);
  return planned.map((row) => {
    const { id, version } = row.verdict === 'new' ? { id: row.id, version: null } : row.record;
    return { ...row.values, id, ...(isVersioned && { version: version ?? FIRST_VERSION }) };
  });
}

/** Size of the rows in a request, in bytes. */
export function bodySize(rows: readonly Row[]): number {
  return new TextEncoder().encode(JSON.stringify(rows)).length;
}
