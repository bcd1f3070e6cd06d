/** The data API as the signed-in user: reads and writes of rows (W2). Each request is all or nothing. */
import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js';
import { configuredApi, keyHeaders } from 'directory/api-address.ts';
import type { Row } from 'domain/columns.ts';
import { type Demand, parseDemand } from 'domain/demand.ts';
import { type Expectation, parseExpectation } from 'domain/expectation.ts';
import { createStore } from 'ui/store.ts';
import { accessToken, renewingFetch, UNAUTHORIZED } from '../session/session.ts';
import { RequestFailed, type RequestFailure } from './request-failed.ts';

/** Milliseconds after which a request counts as failed. */
const REQUEST_TIMEOUT_MS = 30_000;

/** SQLSTATE of a save based on an outdated version (supabase/migrations). */
const STALE = 'PT409';
/** SQLSTATE insufficient_privilege: the user may not edit (R4, R5). */
const NOT_ALLOWED = '42501';
/** SQLSTATE unique_violation. */
const REPEATED = '23505';
/** SQLSTATE disk_full. */
const DISK_FULL = '53100';

/** The reason of the last refusal because the user may not edit; null until there is one. */
export const notAllowed = createStore<string | null>(null);

/** A client of the data API with the user's token. @throws {RequestFailed} when there is none */
export async function asUser(): Promise<PostgrestClient> {
  const access = await accessToken();
  if (access === 'signed-out') throw new RequestFailed(access, 'Not signed in');
  if (access === 'unreachable') throw new RequestFailed(access, 'The server is not responding');
  const api = configuredApi();
  return new PostgrestClient(`${api.url}/rest/v1`, {
    headers: { ...keyHeaders(api), Authorization: `Bearer ${access.token}` },
    timeout: REQUEST_TIMEOUT_MS,
    fetch: patientFetch,
  });
}

/** The status of a server that is too busy, or without a database, for the moment. */
const BUSY = 503;
/** How often a request is sent again to such a server, and the longest wait that it may ask for. */
const MAX_BUSY_RETRIES = 3;
const MAX_BUSY_WAIT_SECONDS = 5;

/** The methods whose requests change nothing more when they are sent twice: additions have client-made ids. */
const REPEATABLE: readonly (string | undefined)[] = ['POST', 'DELETE'];

/**
 * Like `renewingFetch`. A write that finds the server busy is sent again when the server says so, as postgrest-js does
 * with reads: one of the 50 deletes that undo a large import must not end it.
 */
const patientFetch: typeof fetch = async (input, init) => {
  const retries = REPEATABLE.includes(init?.method) ? MAX_BUSY_RETRIES : 0;
  for (let retry = 0; ; retry += 1) {
    const response = await renewingFetch(input, init);
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    const isWorthwhile = response.status === BUSY && seconds <= MAX_BUSY_WAIT_SECONDS;
    if (!isWorthwhile || retry === retries) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
};

interface Answer {
  readonly data: unknown;
  readonly error: PostgrestError | null;
  readonly status: number;
}

/** The rows of a response. @throws {RequestFailed} */
export async function answer(request: Answer | PromiseLike<Answer>): Promise<readonly Row[]> {
  const { data, error, status } = await request;
  if (error) {
    const failure = failureOf(error, status);
    if (failure === 'not-allowed') notAllowed.publish(error.message);
    throw new RequestFailed(failure, error.message);
  }
  return Array.isArray(data) ? data : [];
}

/** A request without a response has status 0. */
function failureOf({ code }: PostgrestError, status: number): RequestFailure {
  if (code === STALE) return 'stale';
  if (code === REPEATED) return 'repeated';
  if (code === DISK_FULL) return 'full';
  if (code === NOT_ALLOWED && status !== UNAUTHORIZED) return 'not-allowed';
  if (status === UNAUTHORIZED) return 'signed-out';
  return status === 0 || status >= 500 ? 'unreachable' : 'refused';
}

/** Rows asked for at once; a server may send fewer. */
const PAGE_ROWS = 5_000;

interface Query {
  range(from: number, to: number): PromiseLike<Answer>;
}

/** @returns the current row, or null when there is none. @throws {RequestFailed} */
export async function readRow(table: string, id: string): Promise<Row | null> {
  const [row] = await answer((await asUser()).from(table).select().eq('id', id));
  return row ?? null;
}

/**
 * Every row of a query.
 * @param query must end in a total order: with ties, pages could overlap.
 * @throws {RequestFailed}
 * @example readAllRows((user) => user.from('expectations').select().order('id'))
 */
export async function readAllRows(
  query: (user: PostgrestClient) => Query,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = query(await asUser()).range(rows.length, rows.length + PAGE_ROWS - 1);
    const read = await answer(page);
    if (read.length === 0) return rows;
    rows.push(...read);
  }
}

/**
 * The counted demand (N1), oldest first.
 * @param firstDay in UTC: '2026-11-23'. @throws {RequestFailed}
 */
export async function readDemand(firstDay: string): Promise<readonly Demand[]> {
  const rows = await readAllRows((user) =>
    user.from('demand').select().gte('day', firstDay).order('day').order('profession'),
  );
  return rows.flatMap((row) => parseDemand(row) ?? []);
}

/**
 * The expected answers (E1), by id.
 * @returns null when they cannot be read: in a project without this table, for instance.
 */
export async function readExpectations(): Promise<readonly Expectation[] | null> {
  try {
    const rows = await readAllRows((user) => user.from('expectations').select().order('id'));
    return rows.flatMap((row) => parseExpectation(row) ?? []);
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    console.warn('The expectations could not be read:', reason.message);
    return null;
  }
}

/** Maximum rows per delete request: the ids go into the URL, whose length servers limit. */
export const IDS_PER_DELETE = 100;

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
