/**
 * Reads every row of a table over HTTP, although a server may cap how many one answer holds (W1). By the
 * platform's fetch, so that visitors load no client library: docs/decisions/053-visitors-read-by-fetch.md.
 */
import { type ApiAddress, keyHeaders } from './api-address.ts';

/** A request that takes longer than this, in milliseconds, counts as failed. */
const READ_TIMEOUT_MS = 15_000;

/** A table's rows that could not be read: refused, unreachable, late, or no rows at all. */
export class ReadFailed extends Error {
  override name = 'ReadFailed';
}

/**
 * All rows of a table: one request when they fit one answer; otherwise the rest is asked for at once, in
 * pages as long as the first answer, up to the counted total.
 * @param order columns, each as in 'priority.asc'. Together they must be a total order: pages of rows
 *   that tie could overlap.
 * @throws ReadFailed
 */
export async function readAllRows(
  api: ApiAddress,
  table: string,
  order: string,
): Promise<readonly unknown[]> {
  const read = (range = {}) => {
    const query = new URLSearchParams({ select: '*', order, ...range });
    return readPage(`${api.url}/rest/v1/${table}?${query}`, keyHeaders(api));
  };
  const first = await read();
  const limit = first.rows.length;
  if (limit === 0) return [];
  const rest: Promise<Page>[] = [];
  for (let offset = limit; offset < first.total; offset += limit) {
    rest.push(read({ offset, limit }));
  }
  return [first, ...(await Promise.all(rest))].flatMap(({ rows }) => rows);
}

interface Page {
  readonly rows: readonly unknown[];
  /** Rows of the whole table. */
  readonly total: number;
}

async function readPage(address: string, key: Record<string, string>): Promise<Page> {
  try {
    const answer = await fetch(address, {
      headers: { ...key, Prefer: 'count=exact' },
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const rows: unknown = await answer.json();
    // A proxy's or another program's answer may be well-formed and still be no rows.
    if (!Array.isArray(rows)) throw new Error('the answer is no list of rows');
    return { rows, total: totalOf(answer) ?? rows.length };
  } catch (cause) {
    throw new ReadFailed(`${address}: ${cause}`, { cause });
  }
}

/** What 'Content-Range: 0-24/25' counts; null where a server does not count. */
function totalOf({ headers }: Response): number | null {
  const total = headers.get('Content-Range')?.split('/')[1];
  return total === undefined || total === '*' ? null : Number(total);
}
