/**
 * Reads every row of a table over HTTP, although a server may cap the rows per response (W1). Uses plain
 * fetch, so that visitors load no client library: docs/decisions/053-visitors-read-by-fetch.md.
 */
import { type ApiAddress, keyHeaders } from './api-address.ts';

/** Milliseconds after which a request counts as failed. */
const READ_TIMEOUT_MS = 15_000;

/** A table could not be read: rejected, unreachable, timed out, or the response was not rows. */
export class ReadFailed extends Error {
  override name = 'ReadFailed';
}

/**
 * All rows of a table. If they do not fit one response, the rest is requested concurrently, in pages of
 * the first response's length, up to the counted total.
 * @param order columns such as 'priority.asc'. They must form a total order: with ties, pages could
 *   overlap.
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
    // A response from a proxy or another program may be valid JSON but not rows.
    if (!Array.isArray(rows)) throw new Error('the response is not a list of rows');
    return { rows, total: totalOf(answer) ?? rows.length };
  } catch (cause) {
    throw new ReadFailed(`${address}: ${cause}`, { cause });
  }
}

/** The total in 'Content-Range: 0-24/25'; null when the server does not count. */
function totalOf({ headers }: Response): number | null {
  const total = headers.get('Content-Range')?.split('/')[1];
  return total === undefined || total === '*' ? null : Number(total);
}
