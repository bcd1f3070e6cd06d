/** Undoes an import, except for records saved since. */
import { configuredApi } from 'directory/api-address.ts';
import { readDirectory } from 'directory/edited-directory.ts';
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { upsertRows } from '../../records/data-api.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { keepRecords, loadDirectory, recordsOf } from '../../records/panel-directory.ts';
import { RequestFailed } from '../../records/request-failed.ts';
import { restoreDeleted } from '../../records/save-record.ts';
import { storedValues } from '../plan/compare-record.ts';
import { type DoneImport, undoableOf } from './done-import.ts';
import { removeRecords } from './import-rows.ts';

/**
 * Restores updated records in one request and removed ones in another, then deletes added ones in batches. May be called
 * again after a failure: records already undone are skipped.
 * @returns the records kept because they were saved since. @throws {RequestFailed}
 */
export async function undoImport<T extends Stored>(
  kind: EditableKind<T>,
  done: DoneImport<T>,
): Promise<readonly T[]> {
  const { undoable, savedSince } = undoableOf(kind, done, await recordsNow(kind));
  await putBack(kind, undoable.updated);
  if (undoable.removed.length > 0) await restoreDeleted(kind, undoable.removed.map(asRow));
  const { failure } = await removeRecords(kind, undoable.added);
  if (failure) throw failure;
  void loadDirectory();
  return savedSince;
}

async function recordsNow<T extends Stored>(kind: EditableKind<T>): Promise<readonly T[]> {
  try {
    const directory = await readDirectory(configuredApi());
    // Expectations are never imported here.
    return recordsOf({ ...directory, expectations: [] }, kind);
  } catch (reason) {
    console.warn('The directory could not be read:', reason);
    throw new RequestFailed('unreachable', 'The directory could not be read');
  }
}

async function putBack<T extends Stored>(kind: EditableKind<T>, updated: DoneImport<T>['updated']) {
  if (updated.length === 0) return;
  const rows = updated.map(({ before, after: { id, version } }) => ({
    ...storedValues(kind, before),
    id,
    ...(version !== null && { version }),
  }));
  const restored = await upsertRows(kind.table, rows);
  keepRecords(
    kind,
    restored.flatMap((row) => kind.parse(row) ?? []),
  );
}

function asRow(record: Stored): Row {
  return { ...record };
}
