/**
 * Changes that the history keeps (P7): read by the request that made them, and undone together: what was changed or
 * deleted is restored, what was added is deleted, and what has been saved since is left alone. Reads and writes the data
 * API; `undoOf` and `parseEntry` are pure.
 */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { readAllRows } from './data-api.ts';
import type { EditableKind } from './editable-kind.ts';
import { deleteUnchanged, restoreRows } from './save-record.ts';

/** One change of one record. */
export interface Entry {
  /** Ascending. */
  readonly id: number;
  readonly at: Date;
  /** The same as text, equal for all entries of one request. */
  readonly atText: string;
  readonly table: string;
  readonly recordId: string;
  /** The row before and after; null where there was none. */
  readonly before: Row | null;
  readonly after: Row | null;
  /** Who: an address, 'an account without an address', or 'the operator'. */
  readonly by: string;
}

/** Parses a row of `history`; null for a row that is not an entry. */
export function parseEntry(row: Row): Entry | null {
  const { id, at, table_name, record_id, before, after } = row;
  if (typeof id !== 'number' || typeof at !== 'string') return null;
  if (typeof table_name !== 'string' || typeof record_id !== 'string') return null;
  return {
    id,
    at: new Date(at),
    atText: at,
    table: table_name,
    recordId: record_id,
    before: rowIn(before),
    after: rowIn(after),
    by: authorIn(row),
  };
}

/** Who made a change: an address, 'an account without an address', or 'the operator'. */
export function authorIn({ account_id, account_email }: Row): string {
  if (typeof account_email === 'string') return account_email;
  return account_id === null ? 'the operator' : 'an account without an address';
}

function rowIn(value: unknown): Row | null {
  return typeof value === 'object' && value !== null ? (value as Row) : null;
}

/**
 * All changes that some requests made to a table, oldest first.
 * @param times of the requests: `atText` of their entries. @throws {RequestFailed}
 */
export async function readChanges(
  table: string,
  times: readonly string[],
): Promise<readonly Entry[]> {
  const rows = await readAllRows((user) =>
    user.from('history').select().eq('table_name', table).in('at', times).order('id'),
  );
  return rows.flatMap((row) => parseEntry(row) ?? []);
}

/** What undoing changes takes. */
export interface Undo<T extends Stored> {
  /** Rows to save as they were, each with the version that it replaces or was deleted at. */
  readonly restored: readonly Row[];
  /** Records to delete: they were added. */
  readonly deleted: readonly T[];
  /** Records left alone because they have been saved since, those that were added first. */
  readonly savedSince: readonly T[];
}

/**
 * Undoes the changes: restores in one request, then deletes. May be called again after a failure: what is undone
 * already takes nothing.
 * @param now all current records. @throws {RequestFailed}
 */
export async function undoChanges<T extends Stored>(
  kind: EditableKind<T>,
  entries: readonly Entry[],
  now: readonly T[],
): Promise<Undo<T>> {
  const undo = undoOf(kind, entries, now);
  if (undo.restored.length > 0) await restoreRows(kind, undo.restored);
  const { failure } = await deleteUnchanged(kind, undo.deleted);
  if (failure) throw failure;
  return undo;
}

/**
 * Records are compared by what they contain: a save that changed nothing does not count.
 * @param entries of one table, oldest first.
 */
export function undoOf<T extends Stored>(
  kind: EditableKind<T>,
  entries: readonly Entry[],
  now: readonly T[],
): Undo<T> {
  const recordOf = new Map(now.map((record) => [record.id, record]));
  const undo = { restored: [] as Row[], deleted: [] as T[] };
  const savedSince = { added: [] as T[], changed: [] as T[] };
  for (const [id, changes] of Map.groupBy(entries, ({ recordId }) => recordId)) {
    const before = changes[0]?.before ?? null;
    const after = changes.at(-1)?.after ?? null;
    const record = recordOf.get(id);
    if (record === undefined) {
      // One that was not deleted by these changes has been deleted since.
      if (before !== null && after === null) undo.restored.push(before);
    } else if (after !== null && !isSame(kind, before, record)) {
      const isAdded = before === null;
      if (!isSame(kind, after, record)) savedSince[isAdded ? 'added' : 'changed'].push(record);
      else if (isAdded) undo.deleted.push(record);
      else undo.restored.push({ ...before, version: record.version });
    }
  }
  return { ...undo, savedSince: [...savedSince.added, ...savedSince.changed] };
}

function isSame<T extends Stored>(kind: EditableKind<T>, row: Row | null, record: T): boolean {
  const { fields, marks = [] } = kind;
  const earlier = row && kind.parse(row);
  return (
    earlier !== null && [...fields, ...marks].every(({ name }) => earlier[name] === record[name])
  );
}
