/**
 * Reads every row of a table over HTTP, although a server may cap the rows per response (W1). Uses plain
 * fetch, so that visitors load no client library: docs/decisions/053-visitors-read-by-fetch.md.
 */
import { type ApiAddress, keyHeaders } from './api-address.ts';

/** Milliseconds after which a request counts as failed. */
const READ_TIMEOUT_MS = 15_000;

const BAD_REQUEST = 400;

/** A table could not be read: rejected, unreachable, timed out, or the response was not rows. */
export class ReadFailed extends Error {
  override name = 'ReadFailed';
  /** The HTTP status of a rejected request. */
  readonly status: number | null;

  constructor(
    message: string,
    { cause, status = null }: { cause?: unknown; status?: number | null },
  ) {
    super(message, { cause });
    this.status = status;
  }
}

interface TableRead {
  readonly table: string;
  /** Separated by commas, or '*'. */
  readonly columns: string;
  /** Such as 'priority.asc'. It must be a total order: with ties, pages could overlap. */
  readonly order: string;
}

/**
 * All rows of a table, as texts that should each be a JSON list of rows. If they do not fit one response, the
 * rest is requested concurrently, in pages of the first response's length, up to the counted total.
 * @throws ReadFailed
 */
export async function readPages(api: ApiAddress, table: TableRead): Promise<readonly Blob[]> {
  try {
    return await readColumns(api, table);
  } catch (reason) {
    const isRejected = reason instanceof ReadFailed && reason.status === BAD_REQUEST;
    if (!isRejected || table.columns === '*') throw reason;
    // An older project's table may lack one of the columns.
    return readColumns(api, { ...table, columns: '*' });
  }
}

async function readColumns(
  api: ApiAddress,
  { table, columns, order }: TableRead,
): Promise<readonly Blob[]> {
  const read = (range = {}) => {
    const query = new URLSearchParams({ select: columns, order, ...range });
    return readPage(`${api.url}/rest/v1/${table}?${query}`, keyHeaders(api));
  };
  const first = await read();
  const limit = first.returned;
  const rest: Promise<Page>[] = [];
  for (let offset = limit; limit > 0 && offset < first.total; offset += limit) {
    rest.push(read({ offset, limit }));
  }
  return [first, ...(await Promise.all(rest))].map(({ rows }) => rows);
}

interface Page {
  readonly rows: Blob;
  /** Rows on this page. */
  readonly returned: number;
  /** Rows of the whole table; 0 when the server does not count. */
  readonly total: number;
}

async function readPage(address: string, key: Record<string, string>): Promise<Page> {
  let status: number | null = null;
  try {
    const answer = await fetch(address, {
      headers: { ...key, Prefer: 'count=exact' },
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    status = answer.status;
    if (!answer.ok) throw new Error(`${status} ${await answer.text()}`);
    return { rows: await answer.blob(), ...rangeOf(answer) };
  } catch (cause) {
    throw new ReadFailed(`${address}: ${cause}`, { cause, status });
  }
}

/** 'Content-Range: 0-24/50': 25 rows of 50. */
function rangeOf({ headers }: Response): Omit<Page, 'rows'> {
  const range = headers.get('Content-Range') ?? '';
  const [, first, last, total] = /^(\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  if (total === undefined) return { returned: 0, total: 0 };
  return { returned: Number(last) - Number(first) + 1, total: Number(total) };
}
