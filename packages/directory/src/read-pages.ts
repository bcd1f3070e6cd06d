/**
 * Reads every row of a table over HTTP, although a server may cap the rows per response (W1). Uses plain
 * fetch, so that visitors load no client library: docs/decisions/080-what-a-visitor-loads.md.
 */
import { type ApiAddress, deadline, keyHeaders } from './api-address.ts';

/** A table could not be read: rejected, unreachable, timed out, or the response was not rows. */
export class ReadFailed extends Error {
  override name = 'ReadFailed';
  /** The error code of a rejected request, PostgREST's or Postgres's. */
  readonly code: string | null;

  constructor(message: string, options?: { readonly cause?: unknown; readonly code?: string }) {
    super(message, options);
    this.code = options?.code ?? null;
  }
}

interface TableRead {
  readonly table: string;
  /** Separated by commas, or '*'. */
  readonly columns: string;
  /** Such as 'priority.asc'. It must be a total order: with ties, pages could overlap. */
  readonly order: string;
}

/** PostgREST's code for an unknown column, and our server's for a page that is too large. */
const UNKNOWN_COLUMN = '42703';
const TOO_LARGE = '54000';

/** Rows of a page that is not too large. */
const SMALL_PAGE = 1_000;

/**
 * All rows of a table, as texts that should each be a JSON list of rows. If they do not fit one response, the
 * rest is requested concurrently, in pages of the first response's length, up to the counted total.
 * @throws ReadFailed
 */
export async function readPages(api: ApiAddress, table: TableRead): Promise<readonly Blob[]> {
  try {
    return await readInPages(api, table);
  } catch (reason) {
    const code = reason instanceof ReadFailed ? reason.code : null;
    // An older project's table may lack one of the columns.
    if (code === UNKNOWN_COLUMN) return readInPages(api, { ...table, columns: '*' });
    if (code === TOO_LARGE) return readInPages(api, table, SMALL_PAGE);
    throw reason;
  }
}

async function readInPages(
  api: ApiAddress,
  { table, columns, order }: TableRead,
  pageRows?: number,
): Promise<readonly Blob[]> {
  const read = (range = {}) => {
    const query = new URLSearchParams({ select: columns, order, ...range });
    return readPage(api, `${api.url}/rest/v1/${table}?${query}`);
  };
  const first = await read(pageRows && { limit: pageRows });
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

/** Most columns of most rows are empty. An older server sends them all. */
const WITHOUT_NULLS = 'application/vnd.pgrst.array+json;nulls=stripped,*/*';

async function readPage(api: ApiAddress, address: string): Promise<Page> {
  try {
    const answer = await (api.fetch ?? fetch)(address, {
      headers: { ...keyHeaders(api), Accept: WITHOUT_NULLS, Prefer: 'count=exact' },
      signal: deadline(),
    });
    if (!answer.ok) throw await rejection(address, answer);
    return { rows: await answer.blob(), ...rangeOf(answer) };
  } catch (cause) {
    if (cause instanceof ReadFailed) throw cause;
    throw new ReadFailed(`${address}: ${cause}`, { cause });
  }
}

async function rejection(address: string, answer: Response): Promise<ReadFailed> {
  const text = await answer.text();
  const [, code = ''] = /"code"\s*:\s*"(\w+)"/.exec(text) ?? [];
  return new ReadFailed(`${address}: ${answer.status} ${text}`, { code });
}

/** 'Content-Range: 0-24/50': 25 rows of 50. */
function rangeOf({ headers }: Response): Omit<Page, 'rows'> {
  const range = headers.get('Content-Range') ?? '';
  const [, first, last, total] = /^(\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  if (total === undefined) return { returned: 0, total: 0 };
  return { returned: Number(last) - Number(first) + 1, total: Number(total) };
}
