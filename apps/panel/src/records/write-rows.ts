/** Writes to the data API as the signed-in user (W2). Each request is all or nothing. */
import type { Row } from 'domain/columns.ts';
import { RequestFailed } from './request-failed.ts';
import { type Answer, answer, asUser } from './user-client.ts';

/** Maximum rows per delete request: the ids go into the URL, whose length servers limit. */
const IDS_PER_DELETE = 100;

/** PostgREST's code for a column that the table does not have. */
const UNKNOWN_COLUMN = 'PGRST204';

/**
 * Adds a row with a client-made id. Safe to retry when no response arrived: an id is added only once.
 * @param optional columns that an older project's table may lack: they are left out there.
 * @returns the row as stored, or null when a row with that id already exists. @throws {RequestFailed}
 */
export async function insertRow(
  table: string,
  row: Row & { readonly id: string },
  optional: readonly string[] = [],
): Promise<Row | null> {
  const user = await asUser();
  const [added] = await orWithout(optional, [row], ([sent = row]) =>
    user.from(table).upsert(sent, { ignoreDuplicates: true }).select(),
  );
  return added ?? null;
}

/**
 * Saves the whole row by its id (W2). If it includes the `version` it was read with, the save fails
 * as stale when the row has been saved since.
 * @throws {RequestFailed}
 */
export async function updateRow(table: string, id: string, row: Row): Promise<Row> {
  return onlyRow(await answer((await asUser()).from(table).update(row).eq('id', id).select()));
}

/** @returns the row as it was when it was deleted. @throws {RequestFailed} */
export async function deleteRow(table: string, id: string): Promise<Row> {
  return onlyRow(await answer((await asUser()).from(table).delete().eq('id', id).select()));
}

/**
 * Adds or updates rows by id, all or none; all must have the same columns.
 * @param optional columns that an older project's table may lack: they are left out there. @throws {RequestFailed}
 */
export async function upsertRows(
  table: string,
  rows: readonly Row[],
  optional: readonly string[] = [],
): Promise<readonly Row[]> {
  const user = await asUser();
  return orWithout(optional, rows, (sent) =>
    // Given an array, postgrest-js would collect the columns of all rows, in quadratic time.
    user
      .from(table)
      .upsert({ toJSON: () => sent })
      .select(),
  );
}

/** Sends the rows; if the table lacks a column, once more without the optional ones. */
async function orWithout(
  optional: readonly string[],
  rows: readonly Row[],
  send: (rows: readonly Row[]) => PromiseLike<Answer>,
): Promise<readonly Row[]> {
  const sent = await send(rows);
  if (sent.error?.code !== UNKNOWN_COLUMN || optional.length === 0) return answer(sent);
  const known = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !optional.includes(name))),
  );
  return answer(await send(known));
}

interface DeletedRows {
  /** As they were when they were deleted. */
  readonly deleted: readonly Row[];
  /** Why the remaining rows were not deleted; null when nothing failed. */
  readonly failure: RequestFailed | null;
}

/**
 * Deletes rows in batches; missing rows are ignored. A failed batch ends it, but those before it stay deleted.
 * @param version if given, only rows still at this version are deleted.
 */
export async function deleteRows(
  table: string,
  ids: readonly string[],
  version: number | null = null,
): Promise<DeletedRows> {
  const deleted: Row[] = [];
  try {
    for (let first = 0; first < ids.length; first += IDS_PER_DELETE) {
      const some = ids.slice(first, first + IDS_PER_DELETE);
      const rows = (await asUser()).from(table).delete().in('id', some);
      const guarded = version === null ? rows : rows.eq('version', version);
      deleted.push(...(await answer(guarded.select())));
    }
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    return { deleted, failure: reason };
  }
  return { deleted, failure: null };
}

function onlyRow(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new RequestFailed('gone', 'The row no longer exists');
  return row;
}
