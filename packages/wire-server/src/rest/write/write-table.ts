/** POST, PATCH and DELETE of a table: parse, plan, compile, run one statement, respond. */
import type { Caller } from '../../db/as-role.ts';
import type { Row } from '../../db/driver.ts';
import type { Database } from '../../db/open-database.ts';
import type { TextAnswer } from '../../http/text-answer.ts';
import { RestError, singularError } from '../protocol/errors.ts';
import {
  type MediaType,
  negotiate,
  type Preferences,
  parsePreferences,
} from '../protocol/request-headers.ts';
import { findTable } from '../query/known-names.ts';
import { answerWrite, type WriteResult } from './answer-write.ts';
import { compileWrite } from './compile-write.ts';
import { parseBody, parseWrite, type WriteMethod } from './parse-write.ts';
import { planWrite, type WritePlan } from './plan-write.ts';

/** @throws {RestError} and the database's own errors; nothing is written then. */
export async function writeTable(
  request: Request,
  method: WriteMethod,
  tableName: string,
  caller: Caller,
  database: Database,
): Promise<TextAnswer> {
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
    tell: whatToReturn(plan, preferences),
    single: media.single,
  });
  const written = await database.asRole(caller, 'write', async (tx) => {
    const [row] = await tx.query(sql, values);
    const written = toWriteResult(row);
    refuseTooMany(written, plan, media, preferences);
    return written;
  });
  return answerWrite(written, plan, media, preferences);
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
