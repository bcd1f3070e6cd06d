/** POST, PATCH and DELETE of a table: parse, plan, compile, one statement, answer. */
import type { Caller } from '../db/as-role.ts';
import type { Row } from '../db/driver.ts';
import type { Database } from '../db/open-database.ts';
import { compileWrite } from './compile-write.ts';
import { RestError, singularError } from './errors.ts';
import { findTable } from './find-table.ts';
import { type MediaType, negotiate } from './media-type.ts';
import { parseBody } from './parse-body.ts';
import { parseWrite } from './parse-write.ts';
import { type Change, type Insert, planWrite, type WritePlan } from './plan-write.ts';
import {
  type Preference,
  type Preferences,
  parsePreferences,
  preferenceApplied,
} from './preferences.ts';
import type { WriteMethod } from './write-request.ts';

/** What the statement answered. */
interface Written {
  readonly body: string | null;
  readonly affected: number;
  /** Rows of an upsert that were there before. */
  readonly merged: number;
  /** The primary key of a row written, when it was asked for. */
  readonly key: readonly string[] | null;
}

/** @throws {RestError} and the database's own errors; then nothing was written. */
export async function writeTable(
  request: Request,
  method: WriteMethod,
  tableName: string,
  caller: Caller,
  database: Database,
): Promise<Response> {
  const media = negotiate(request.headers.get('accept'));
  const preferences = parsePreferences(request.headers.get('prefer'));
  const table = findTable(database.catalogue, tableName);
  const query = parseWrite(new URL(request.url).searchParams);
  const body =
    method === 'DELETE'
      ? null
      : parseBody(request.headers.get('content-type'), await request.arrayBuffer());
  const plan = planWrite(method, table, query, body, preferences);
  const { sql, values } = compileWrite(plan, {
    tell: whatToTell(plan, preferences),
    single: media.single,
  });
  const written = await database.asRole(caller, 'write', async (tx) => {
    const [row] = await tx.query(sql, values);
    const written = toWritten(row);
    refuseTooMany(written, plan, media, preferences);
    return written;
  });
  return answer(written, plan, media, preferences);
}

function whatToTell(
  { table, change }: WritePlan,
  preferences: Preferences,
): 'rows' | 'key' | 'nothing' {
  switch (preferences.get('return')) {
    case 'representation':
      return 'rows';
    case 'headers-only':
      return change.kind === 'insert' && table.primaryKey.length > 0 ? 'key' : 'nothing';
    default:
      return 'nothing';
  }
}

function toWritten(row: Row | undefined): Written {
  return {
    body: row?.body === null ? null : String(row?.body),
    affected: Number(row?.affected),
    merged: Number(row?.merged),
    key: row?.key === null ? null : (JSON.parse(String(row?.key)) as string[]),
  };
}

/** Within the transaction, so that throwing takes the write back. */
function refuseTooMany(
  { affected }: Written,
  { change }: WritePlan,
  media: MediaType,
  preferences: Preferences,
): void {
  if (media.single && affected !== 1) throw singularError(affected);
  const most = preferences.get('max-affected');
  if (most !== undefined && change.kind !== 'insert' && affected > Number(most)) {
    throw new RestError(400, {
      code: 'PGRST124',
      message: 'Query result exceeds max-affected preference constraint',
      details: `The query affects ${affected} rows`,
    });
  }
}

function answer(
  written: Written,
  { table, change }: WritePlan,
  media: MediaType,
  preferences: Preferences,
): Response {
  const tellsRows = preferences.get('return') === 'representation';
  const located = written.key !== null && written.affected === 1;
  return new Response(tellsRows ? written.body : null, {
    status: change.kind === 'insert' ? insertStatus(written, change) : tellsRows ? 200 : 204,
    headers: {
      'Content-Range': contentRangeOf(written, change.kind, preferences.has('count')),
      ...(tellsRows && { 'Content-Type': media.contentType }),
      ...(located && { Location: locationOf(table.name, table.primaryKey, written.key) }),
      ...preferenceApplied(preferences, preferencesOf(change)),
    },
  });
}

/** An upsert that made no row of its own created nothing. */
function insertStatus({ affected, merged }: Written, { conflict }: Insert): number {
  return conflict?.resolution === 'merge' && affected === merged ? 200 : 201;
}

const EVERY_WRITE: readonly Preference[] = ['return', 'count', 'handling'];
const INSERT: readonly Preference[] = ['missing', ...EVERY_WRITE];

/** The preferences that change the answer to a write. */
function preferencesOf(change: Change): readonly Preference[] {
  switch (change.kind) {
    case 'insert':
      return change.conflict === null ? INSERT : ['resolution', ...INSERT];
    case 'update':
      return ['missing', 'max-affected', ...EVERY_WRITE];
    case 'delete':
      return ['max-affected', ...EVERY_WRITE];
  }
}

/** Only an update has a range of rows: as PostgREST sees it, the others leave no page to be on. */
function contentRangeOf(
  { affected }: Written,
  kind: WritePlan['change']['kind'],
  counted: boolean,
): string {
  const rows = kind === 'update' && affected > 0 ? `0-${affected - 1}` : '*';
  return `${rows}/${counted ? affected : '*'}`;
}

/** Where the new row can be read, without the prefix, as PostgREST behind any prefix answers. */
function locationOf(table: string, columns: readonly string[], key: readonly string[]): string {
  const filters = columns.map(
    (column, n) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(key[n] ?? '')}`,
  );
  return `/${encodeURIComponent(table)}?${filters.join('&')}`;
}
