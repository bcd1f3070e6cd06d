/** Reads rows as the signed-in user: one by its id, or all of a query, which can be more than a server sends at once. */
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Row } from 'domain/columns.ts';
import { type Demand, parseDemand } from 'domain/demand.ts';
import { type Expectation, parseExpectation } from 'domain/expectation.ts';
import { RequestFailed } from './request-failed.ts';
import { type Answer, answer, asUser } from './user-client.ts';

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
