/** Saving, deleting and restoring one record: over the wire, then in the directory the panel shows. */
import type { Row } from '../../domain/directory.ts';
import { type Draft, type Stored, valuesOf } from '../../domain/record.ts';
import { deleteRow, insertRow, readRow, updateRow, WriteFailed } from '../lib/write-rows.ts';
import { forgetRecords, keepRecords, loadDirectory } from './directory.ts';
import type { KeptKind } from './kept-kind.ts';

/** Adds a record; sent again because no answer came, it is added once. @throws {WriteFailed} */
export async function addRecord<T extends Stored>(
  kind: KeptKind<T>,
  id: string,
  draft: Draft<T>,
): Promise<T> {
  return insert(kind, filled({ ...valuesOf(kind, draft), id }));
}

/** Saves the whole record (W2), unless somebody else has saved it since `base`. @throws {WriteFailed} */
export async function changeRecord<T extends Stored>(
  kind: KeptKind<T>,
  base: T,
  draft: Draft<T>,
): Promise<T> {
  const { id, version } = base;
  const row = { ...valuesOf(kind, draft), ...(version !== null && { version }) };
  return keep(kind, await updateRow(kind.table, id, row));
}

/** @returns the record as it was deleted, which may be newer than what was shown. @throws {WriteFailed} */
export async function deleteRecord<T extends Stored>(kind: KeptKind<T>, id: string): Promise<T> {
  const record = parsed(kind, await deleteRow(kind.table, id));
  forgetRecords(kind, [id]);
  void loadDirectory();
  return record;
}

/** Adds a deleted record again, as it was: fields that were empty get no default. @throws {WriteFailed} */
export async function restoreRecord<T extends Stored>(kind: KeptKind<T>, record: T): Promise<T> {
  const { version, ...row } = record;
  return insert(kind, version === null ? row : record);
}

/**
 * The record as it is saved now, or null when it was deleted; the panel shows the same from then on.
 * @throws {WriteFailed}
 */
export async function readRecord<T extends Stored>(
  kind: KeptKind<T>,
  id: string,
): Promise<T | null> {
  const row = await readRow(kind.table, id);
  if (row !== null) return keep(kind, row);
  forgetRecords(kind, [id]);
  return null;
}

/** @throws {WriteFailed} stale when a record of that id is there and says anything else. */
async function insert<T extends Stored>(
  kind: KeptKind<T>,
  record: object & { readonly id: string },
): Promise<T> {
  const sent: Row & { readonly id: string } = { ...record };
  const row = (await insertRow(kind.table, sent)) ?? (await readRow(kind.table, sent.id));
  if (
    row === null ||
    kind.fields.some(({ name }) => (row[name] ?? null) !== (sent[name] ?? null))
  ) {
    throw new WriteFailed('stale', `There is another ${kind.noun} of that id`);
  }
  return keep(kind, row);
}

function keep<T extends Stored>(kind: KeptKind<T>, row: Row): T {
  const record = parsed(kind, row);
  keepRecords(kind, [record]);
  void loadDirectory();
  return record;
}

function parsed<T extends Stored>(kind: KeptKind<T>, row: Row): T {
  const record = kind.parse(row);
  if (record === null) throw new WriteFailed('refused', 'The server answered with no such record');
  return record;
}

/** Only fields that were filled are sent with a new record (W2). */
function filled(row: object & { readonly id: string }): Row & { readonly id: string } {
  const fields = Object.entries(row).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(fields), id: row.id };
}
