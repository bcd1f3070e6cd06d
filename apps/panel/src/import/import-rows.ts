/**
 * Applies an import, then updates the panel's directory: one request for the rows, then one for each hundred records to
 * remove. And what it did, in words.
 */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { upsertRows } from '../records/data-api.ts';
import { namedAndMore } from '../records/dates-and-counts.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import { keepRecords, loadDirectory } from '../records/panel-directory.ts';
import { RequestFailed } from '../records/request-failed.ts';
import { deleteUnchanged } from '../records/save-record.ts';
import type { ApplicableRow } from './plan/planned-row.ts';

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

/** What an import did. */
export interface DoneImport<T extends Stored> {
  /** Records as added and as changed. */
  readonly added: readonly T[];
  readonly updated: readonly T[];
  /** Records as they were removed. */
  readonly removed: readonly T[];
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
  const { deleted: removed, failure } = await deleteUnchanged(kind, gone);
  if (failure && saved.length + removed.length === 0) throw failure;
  void loadDirectory();
  return { ...countedSaves(planned, saved), removed };
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
      `${rows.length} rows are too many for one import. Deselect half, import, then import the rest.`,
    );
  }
  const answer = await upsertRows(kind.table, rows);
  const saved = answer.flatMap((row) => kind.parse(row) ?? []);
  keepRecords(kind, saved);
  return saved;
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

/**
 * Which of the saved records were added and which were changed. A record that was to be changed
 * but has no newer version had been deleted by someone else, so the save added it.
 * @param saved the records after the import.
 */
export function countedSaves<T extends Stored>(
  planned: readonly ApplicableRow<T>[],
  saved: readonly T[],
): Pick<DoneImport<T>, 'added' | 'updated'> {
  const changed = planned.filter((row) => row.verdict === 'changed');
  const versions = new Map(changed.map(({ record: { id, version } }) => [id, version]));
  const isUpdated = ({ id, version }: T) =>
    versions.has(id) && (version === null || version !== versions.get(id));
  return {
    added: saved.filter((record) => !isUpdated(record)),
    updated: saved.filter(isUpdated),
  };
}

/** @param skipped rows of the file that were not applied: invalid, deselected or unchanged. */
export function summaryOf<T extends Stored>(done: DoneImport<T>, skipped: number): string {
  const { added, updated, removed } = done;
  const written = `${added.length} added, ${updated.length} updated, ${skipped} skipped`;
  return removed.length > 0 ? `${written}, ${removed.length} removed` : written;
}

/** Maximum records a message names; the rest are counted. */
const MAX_NAMED = 3;

/** @example namesOf(editableMembers, members) // 'Ann Archer, Bob Birch, Cy Carter and 2 more' */
export function namesOf<T extends Stored>(kind: EditableKind<T>, records: readonly T[]): string {
  return namedAndMore(records.map(kind.nameOf), MAX_NAMED);
}
