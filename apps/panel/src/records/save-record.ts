/** Saves, deletes and restores one record: on the server, then in the panel's directory. */
import type { Row } from 'domain/columns.ts';
import { type Draft, type Stored, valuesOf } from 'domain/record.ts';
import { deleteRow, deleteRows, insertRow, readRow, updateRow, upsertRows } from './data-api.ts';
import type { EditableKind } from './editable-kind.ts';
import { forgetRecords, keepRecords, loadDirectory } from './panel-directory.ts';
import { RequestFailed } from './request-failed.ts';

/**
 * Adds a record; resending it after a lost response adds it only once.
 * @param before the record as it was, when it is added again: it keeps its marks. @throws {RequestFailed}
 */
export async function addRecord<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
  draft: Draft<T>,
  before: T | null,
): Promise<T> {
  const { marks = [] } = kind;
  const kept = before ? marks.map(({ name }) => [name, before[name]]) : [];
  return insert(kind, {
    ...filled({ ...valuesOf(kind, draft), id }),
    ...Object.fromEntries(kept),
  });
}

/** Saves the whole record (W2) unless it has been saved since `base`. @throws {RequestFailed} */
export async function changeRecord<T extends Stored>(
  kind: EditableKind<T>,
  base: T,
  draft: Draft<T>,
): Promise<T> {
  const { id, version } = base;
  const row = { ...valuesOf(kind, draft), ...(version !== null && { version }) };
  return keep(kind, await updateRow(kind.table, id, row));
}

/** @returns the record as deleted, which may be newer than the one shown. @throws {RequestFailed} */
export async function deleteRecord<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
): Promise<T> {
  const record = parsed(kind, await deleteRow(kind.table, id));
  forgetRecords(kind, [id]);
  void loadDirectory();
  return record;
}

/**
 * Deletes the records that have not been saved since they were read; the database checks their versions.
 * @returns those that were deleted, and why others could not be.
 */
export async function deleteUnchanged<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
): Promise<{ readonly deleted: readonly T[]; readonly failure: RequestFailed | null }> {
  const gone: T[] = [];
  for (const [version, alike] of Map.groupBy(records, (record) => record.version)) {
    const ids = alike.map(({ id }) => id);
    const { deleted, failure } = await deleteRows(kind.table, ids, version);
    gone.push(...deleted.flatMap((row) => kind.parse(row) ?? []));
    forgetRecords(
      kind,
      deleted.map(({ id }) => String(id)),
    );
    if (failure) return { deleted: gone, failure };
  }
  return { deleted: gone, failure: null };
}

/** Adds a deleted record again as it was; empty fields get no defaults. @throws {RequestFailed} */
export async function restoreRecord<T extends Stored>(
  kind: EditableKind<T>,
  record: T,
): Promise<T> {
  const { version, ...row } = record;
  return insert(kind, version === null ? row : record);
}

/**
 * Restores an earlier row of the record: an ordinary save, or an insert if the record is gone.
 * @param earlier may lack fields that were added later: those keep their values.
 * @throws {RequestFailed}
 */
export async function restoreState<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
  earlier: Row,
): Promise<T> {
  const values = fieldsIn(kind, earlier);
  const now = await readRow(kind.table, id);
  const asInserted: Row & { readonly id: string } = { ...values, id, version: earlier.version };
  if (now === null) return insert(kind, asInserted);
  return keep(kind, await updateRow(kind.table, id, { ...values, version: now.version }));
}

/**
 * Saves records as these rows say, and adds those that are gone again: all or none.
 * @param rows all with the same columns, each with the version that it replaces or was deleted at.
 * @throws {RequestFailed}
 */
export async function restoreRows<T extends Stored>(
  kind: EditableKind<T>,
  rows: readonly Row[],
): Promise<void> {
  const sent = rows.map((row) => ({
    ...fieldsIn(kind, row),
    id: row.id,
    ...(row.version !== null && { version: row.version }),
  }));
  const marks = kind.marks?.map(({ name }) => name);
  const saved = await upsertRows(kind.table, sent, marks);
  keepRecords(
    kind,
    saved.map((row) => parsed(kind, row)),
  );
  void loadDirectory();
}

function fieldsIn<T extends Stored>({ fields, marks = [] }: EditableKind<T>, row: Row): Row {
  const names = [...fields, ...marks].map(({ name }) => name).filter((name) => name in row);
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/**
 * Reads a record into the panel's directory.
 * @returns the record as saved now, or null when deleted. @throws {RequestFailed}
 */
export async function refreshRecord<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
): Promise<T | null> {
  const row = await readRow(kind.table, id);
  if (row !== null) return keep(kind, row);
  forgetRecords(kind, [id]);
  return null;
}

/** @throws {RequestFailed} stale when a record with that id exists and differs. */
async function insert<T extends Stored>(
  kind: EditableKind<T>,
  record: object & { readonly id: string },
): Promise<T> {
  const sent: Row & { readonly id: string } = { ...record };
  const marks = kind.marks?.map(({ name }) => name);
  const row = (await insertRow(kind.table, sent, marks)) ?? (await readRow(kind.table, sent.id));
  if (
    row === null ||
    kind.fields.some(({ name }) => (row[name] ?? null) !== (sent[name] ?? null))
  ) {
    throw new RequestFailed('stale', `Another ${kind.noun} has this id`);
  }
  return keep(kind, row);
}

function keep<T extends Stored>(kind: EditableKind<T>, row: Row): T {
  const record = parsed(kind, row);
  keepRecords(kind, [record]);
  void loadDirectory();
  return record;
}

function parsed<T extends Stored>(kind: EditableKind<T>, row: Row): T {
  const record = kind.parse(row);
  if (record === null) throw new RequestFailed('refused', 'The server returned an invalid record');
  return record;
}

/** Only non-empty fields are sent with a new record (W2). */
function filled(row: object & { readonly id: string }): Row & { readonly id: string } {
  const fields = Object.entries(row).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(fields), id: row.id };
}

/** A random UUID (version 4). crypto.randomUUID is unavailable on pages served without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
