/** POST, PATCH and DELETE of a table: parse, plan, compile, run one statement, respond. */
import { type Caller, clientOf } from '../db/as-role.ts';
import type { Row } from '../db/driver.ts';
import { createLane } from '../db/lane.ts';
import type { Database } from '../db/open-database.ts';
import type { TextAnswer } from '../http/text-answer.ts';
import { parseBody, parseWrite, type WriteMethod } from './parse-write.ts';
import { type Change, compileWrite, type Insert, planWrite, type WritePlan } from './plan-write.ts';
import {
  type MediaType,
  negotiate,
  type Preference,
  type Preferences,
  parsePreferences,
  preferenceApplied,
} from './request-headers.ts';
import { RestError, singularError } from './rest-errors.ts';
import { findTable } from './row-query.ts';

/** The result of the statement. */
interface WriteResult {
  readonly body: string | null;
  readonly affected: number;
  /** Rows of an upsert that already existed. */
  readonly merged: number;
  /** The primary key of a written row, if requested. */
  readonly key: readonly string[] | null;
}

/** Its rows take ten times as much memory while they are written, here and in Postgres. */
const LARGE_BODY_BYTES = 512 * 1024;
/** The wait of a large write for the one before it; an import of 5,000 rows takes about a second. */
const LARGE_WAIT_MS = 2000;

/** Of all servers in this process, whose memory it protects. */
const oneLargeWrite = createLane({ atOnce: 1, waitMs: LARGE_WAIT_MS });

/** @throws {RestError} and the database's own errors; nothing is written then. */
export async function writeTable(
  request: Request,
  method: WriteMethod,
  tableName: string,
  caller: Caller,
  database: Database,
  receiveBody: () => Promise<Buffer>,
): Promise<TextAnswer> {
  const media = negotiate(request.headers.get('accept'));
  const preferences = parsePreferences(request.headers.get('prefer'));
  const table = findTable(database.catalogue, tableName);
  const query = parseWrite(new URL(request.url).searchParams);
  let bytes = method === 'DELETE' ? null : await receiveBody();
  const isLarge = bytes !== null && bytes.length > LARGE_BODY_BYTES;

  async function write(): Promise<TextAnswer> {
    const body = bytes && parseBody(request.headers.get('content-type'), bytes);
    bytes = null; // Not to be kept in memory until it is written.
    const plan = planWrite(method, table, query, body, preferences);
    const { sql, values } = compileWrite(plan, {
      tell: whatToReturn(plan, preferences),
      ...media,
    });
    const written = await database.asRole(caller, 'write', async (tx) => {
      const [row] = await tx.query(sql, values);
      const written = toWriteResult(row);
      refuseTooMany(written, plan, media, preferences);
      return written;
    });
    return answerWrite(written, plan, media, preferences);
  }

  return isLarge ? oneLargeWrite(clientOf(caller), write) : write();
}

function whatToReturn(
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

function toWriteResult(row: Row | undefined): WriteResult {
  return {
    body: row?.body === null ? null : String(row?.body),
    affected: Number(row?.affected),
    merged: Number(row?.merged),
    key: row?.key === null ? null : (JSON.parse(String(row?.key)) as string[]),
  };
}

/** Called within the transaction, so that throwing rolls the write back. */
function refuseTooMany(
  { affected }: WriteResult,
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

function answerWrite(
  written: WriteResult,
  { table, change }: WritePlan,
  media: MediaType,
  preferences: Preferences,
): TextAnswer {
  const returnsRows = preferences.get('return') === 'representation';
  const located = written.key !== null && written.affected === 1;
  return {
    body: returnsRows ? written.body : null,
    status: change.kind === 'insert' ? insertStatus(written, change) : returnsRows ? 200 : 204,
    headers: {
      'Content-Range': contentRangeOf(written, change.kind, preferences.has('count')),
      ...(returnsRows && { 'Content-Type': media.contentType }),
      ...(located && { Location: locationOf(table.name, table.primaryKey, written.key) }),
      ...preferenceApplied(preferences, preferencesOf(change)),
    },
  };
}

/** 200 for an upsert that only merged into existing rows; 201 otherwise. */
function insertStatus({ affected, merged }: WriteResult, { conflict }: Insert): number {
  return conflict?.resolution === 'merge' && affected === merged ? 200 : 201;
}

const EVERY_WRITE: readonly Preference[] = ['return', 'count', 'handling'];
const INSERT: readonly Preference[] = ['missing', ...EVERY_WRITE];

/** The preferences that affect the response to a write. */
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

/** As in PostgREST, only an update reports a range of rows. */
function contentRangeOf(
  { affected }: WriteResult,
  kind: WritePlan['change']['kind'],
  counted: boolean,
): string {
  const rows = kind === 'update' && affected > 0 ? `0-${affected - 1}` : '*';
  return `${rows}/${counted ? affected : '*'}`;
}

/** The address of the new row, without the API prefix, as PostgREST sends it. */
function locationOf(table: string, columns: readonly string[], key: readonly string[]): string {
  const filters = columns.map(
    (column, n) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(key[n] ?? '')}`,
  );
  return `/${encodeURIComponent(table)}?${filters.join('&')}`;
}
