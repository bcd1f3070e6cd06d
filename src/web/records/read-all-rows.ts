/** Reads tables that only editors may read, which can have more rows than a server sends at once. */
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Row } from '../../domain/columns.ts';
import { type Answer, answer, asUser } from './write-rows.ts';

/** Rows asked for at once; a server may send fewer. */
const PAGE_ROWS = 5_000;

interface Query {
  range(from: number, to: number): PromiseLike<Answer>;
}

/**
 * @param query must order the rows by something that no two of them share: otherwise pages can repeat or miss a row.
 * @throws {WriteFailed}
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
