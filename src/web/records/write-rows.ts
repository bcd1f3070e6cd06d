/** Writes to the data API as the signed-in user (W2). Each request is all or nothing. */
import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js';
import type { Row } from '../../domain/columns.ts';
import { configuredApi, keyHeaders } from '../lib/api-address.ts';
import { accessToken } from '../lib/session/access.ts';
import { renewingFetch, UNAUTHORIZED } from '../lib/session/renewing-fetch.ts';
import { createStore } from '../lib/store.ts';

/** Milliseconds after which a write counts as failed. */
const WRITE_TIMEOUT_MS = 30_000;

/** Maximum rows per delete request: the ids go into the URL, whose length servers limit. */
const IDS_PER_DELETE = 100;

/** SQLSTATE of a save based on an outdated version (supabase/migrations). */
const STALE = 'PT409';
/** SQLSTATE insufficient_privilege: the user may not edit (R4, R5). */
const NOT_ALLOWED = '42501';
/** SQLSTATE unique_violation. */
const REPEATED = '23505';
/** PostgREST's code for a column that the table does not have. */
const UNKNOWN_COLUMN = 'PGRST204';
/** SQLSTATE disk_full. */
const DISK_FULL = '53100';

/**
 * Why nothing was written.
 * - stale: the row was saved by another user meanwhile. gone: the row no longer exists.
 * - signed-out: the session is over. unreachable: the server did not answer; a retry may help.
 * - full: the server's disk is full. not-allowed: the user may not edit; `message` says why.
 * - repeated: another record has the same name or wording.
 * - refused: the server rejected the write; `message` is its own.
 */
type WriteFailure =
  | 'stale'
  | 'gone'
  | 'signed-out'
  | 'unreachable'
  | 'full'
  | 'not-allowed'
  | 'repeated'
  | 'refused';

export class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
  readonly failure: WriteFailure;

  constructor(failure: WriteFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The failure of a request; throws anything else. */
export function asWriteFailed(reason: unknown): WriteFailed {
  if (reason instanceof WriteFailed) return reason;
  throw reason;
}

/** The reason of the last refusal because the user may not edit; null until there is one. */
export const notAllowed = createStore<string | null>(null);

/**
 * Adds a row with a client-made id. Safe to retry when no response arrived: an id is added only once.
 * @param optional columns that an older project's table may lack: they are left out there.
 * @returns the row as stored, or null when a row with that id already exists. @throws {WriteFailed}
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

/** @returns the current row, or null when there is none. @throws {WriteFailed} */
export async function readRow(table: string, id: string): Promise<Row | null> {
  const [row] = await answer((await asUser()).from(table).select().eq('id', id));
  return row ?? null;
}

/**
 * Saves the whole row by its id (W2). If it includes the `version` it was read with, the save fails
 * as stale when the row has been saved since.
 * @throws {WriteFailed}
 */
export async function updateRow(table: string, id: string, row: Row): Promise<Row> {
  return onlyRow(await answer((await asUser()).from(table).update(row).eq('id', id).select()));
}

/** @returns the row as it was when it was deleted. @throws {WriteFailed} */
export async function deleteRow(table: string, id: string): Promise<Row> {
  return onlyRow(await answer((await asUser()).from(table).delete().eq('id', id).select()));
}

/**
 * Adds or updates rows by id, all or none; all must have the same columns.
 * @param optional columns that an older project's table may lack: they are left out there. @throws {WriteFailed}
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
  readonly failure: WriteFailed | null;
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
    if (!(reason instanceof WriteFailed)) throw reason;
    return { deleted, failure: reason };
  }
  return { deleted, failure: null };
}

/** A client of the data API with the user's token. @throws {WriteFailed} when there is none */
export async function asUser(): Promise<PostgrestClient> {
  const access = await accessToken();
  if (access === 'signed-out') throw new WriteFailed(access, 'Not signed in');
  if (access === 'unreachable') throw new WriteFailed(access, 'The server is not responding');
  const api = configuredApi();
  return new PostgrestClient(`${api.url}/rest/v1`, {
    headers: { ...keyHeaders(api), Authorization: `Bearer ${access.token}` },
    timeout: WRITE_TIMEOUT_MS,
    fetch: renewingFetch,
  });
}

export interface Answer {
  readonly data: unknown;
  readonly error: PostgrestError | null;
  readonly status: number;
}

/** The rows of a response. @throws {WriteFailed} */
export async function answer(request: Answer | PromiseLike<Answer>): Promise<readonly Row[]> {
  const { data, error, status } = await request;
  if (error) {
    const failure = failureOf(error, status);
    if (failure === 'not-allowed') notAllowed.publish(error.message);
    throw new WriteFailed(failure, error.message);
  }
  return Array.isArray(data) ? data : [];
}

/** A request without a response has status 0. */
function failureOf({ code }: PostgrestError, status: number): WriteFailure {
  if (code === STALE) return 'stale';
  if (code === REPEATED) return 'repeated';
  if (code === DISK_FULL) return 'full';
  if (code === NOT_ALLOWED && status !== UNAUTHORIZED) return 'not-allowed';
  if (status === UNAUTHORIZED) return 'signed-out';
  return status === 0 || status >= 500 ? 'unreachable' : 'refused';
}

function onlyRow(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new WriteFailed('gone', 'The row no longer exists');
  return row;
}
