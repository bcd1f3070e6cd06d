/**
 * GET and HEAD of a table: parse the query string and the Range header, check the read against the catalogue, compile
 * it to one SQL statement that produces the JSON, run it, respond.
 */
import type { Caller, ReadSource } from '../db/as-role.ts';
import type { Table } from '../db/catalogue.ts';
import type { Statement } from '../db/driver.ts';
import type { Database } from '../db/open-database.ts';
import type { TextAnswer } from '../http/text-answer.ts';
import { parseQuery, single } from './parse-query.ts';
import {
  type BodyForm,
  type MediaType,
  negotiate,
  type Preferences,
  parsePreferences,
  preferenceApplied,
} from './request-headers.ts';
import { RestError, singularError } from './rest-errors.ts';
import {
  bodySql,
  checkQuery,
  findTable,
  orderSql,
  type RowQuery,
  selectSql,
  statement,
  tableSql,
  whereSql,
} from './row-query.ts';

/** The headers that a response to a visitor may depend on. */
const VARY = 'Accept, Accept-Encoding, Accept-Profile, Authorization, Prefer, Range, apikey';

/** The result of the statement. */
interface Page {
  /** null when there is no row for a single object, or the page is too large. */
  readonly body: string | null;
  readonly returned: number;
  /** All matching rows; null unless a count was requested. */
  readonly total: number | null;
}

/** @throws {RestError} and the database's own errors. */
export async function readTable(
  request: Request,
  tableName: string,
  caller: Caller,
  database: Database,
  maxRows: number,
  source: ReadSource,
): Promise<TextAnswer> {
  const media = negotiate(request.headers.get('accept'));
  const preferences = parsePreferences(request.headers.get('prefer'));
  const table = findTable(database.catalogue, tableName);
  const read = parseRead(new URL(request.url).searchParams, request.headers.get('range'));
  const plan = planRead(read, table, maxRows);
  const statement = compileRead(plan, {
    total: preferences.has('count'),
    ...media,
  });
  const [row] = await database.readAs(caller, statement, source);
  const page: Page = {
    body: row?.body === null ? null : String(row?.body),
    returned: Number(row?.returned),
    total: row?.total === null ? null : Number(row?.total),
  };
  const response = answer(page, plan.range.offset, media, preferences);
  if (caller.role !== 'anon') return response;
  return { ...response, ...checked(response, hasCredential(request.headers)) };
}

/** Caches may keep what any visitor may read, if they revalidate it before each use. They may keep nothing else. */
function checked({ headers }: TextAnswer, isSigned: boolean): Partial<TextAnswer> {
  const [range, type] = [headers['Content-Range'], headers['Content-Type']?.split(';')[0]];
  return {
    identifiedBy: `${range}:${type}`,
    headers: {
      ...headers,
      'Cache-Control': isSigned ? 'private, no-cache' : 'no-cache',
      Vary: VARY,
    },
  };
}

/** Whether the request carries an API key or a token. */
function hasCredential(headers: Headers): boolean {
  return headers.has('apikey') || headers.has('authorization');
}

function answer(
  page: Page,
  offset: number,
  media: MediaType,
  preferences: Preferences,
): TextAnswer {
  if (page.total !== null && offset > page.total) {
    throw rangeError(
      `An offset of ${offset} was requested, but there are only ${page.total} rows.`,
      page.total,
    );
  }
  if (media.single && page.returned !== 1) throw singularError(page.returned);
  if (page.body === null) throw tooLargeError();
  const partial = page.total !== null && page.returned < page.total;
  return {
    body: page.body,
    status: partial ? 206 : 200,
    headers: {
      'Content-Type': media.contentType,
      'Content-Range': contentRangeOf(page, offset),
      ...preferenceApplied(preferences, ['count', 'handling']),
    },
  };
}

function tooLargeError(): RestError {
  return new RestError(400, {
    // Postgres's program_limit_exceeded.
    code: '54000',
    message: `A page may take ${MAX_PAGE_BYTES / 1024 / 1024} MiB at most`,
    hint: 'Ask for fewer rows with limit=, or fewer columns with select=.',
  });
}

/** `first-last/total`, with `*` for no rows and for an uncounted total. */
function contentRangeOf({ returned, total }: Page, offset: number): string {
  const rows = returned === 0 ? '*' : `${offset}-${offset + returned - 1}`;
  return `${rows}/${total ?? '*'}`;
}

/** Rows `offset` to `offset + limit - 1`, counted from 0; a null limit means to the end. */
interface RowRange {
  readonly offset: number;
  readonly limit: number | null;
}

interface ReadRequest extends RowQuery {
  readonly range: RowRange;
}

/** @throws {RestError} such as PGRST100 or PGRST103 when a part cannot be parsed. */
export function parseRead(query: URLSearchParams, rangeHeader: string | null): ReadRequest {
  return {
    ...parseQuery(query),
    range: intersect(
      parseLimits(single(query, 'limit'), single(query, 'offset')),
      parseRangeHeader(rangeHeader),
    ),
  };
}

const ALL_ROWS: RowRange = { offset: 0, limit: null };

/** PostgREST's error for an invalid range; `total` is the number of matching rows, if counted. */
function rangeError(details: string, total: number | null = null): RestError {
  return new RestError(
    416,
    { code: 'PGRST103', message: 'Requested range not satisfiable', details },
    { 'Content-Range': `*/${total ?? '*'}` },
  );
}

function parseLimits(limit: string | null, offset: string | null): RowRange {
  return {
    offset: offset === null ? 0 : wholeNumber('offset', offset),
    limit: limit === null ? null : wholeNumber('limit', limit),
  };
}

/** `Range: first-last` or `first-`; other units, such as bytes, are ignored. */
function parseRangeHeader(header: string | null): RowRange {
  const [, first, last] = /^(?:items=)?(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined) return ALL_ROWS;
  const offset = first === '' ? 0 : wholeNumber('Range', first);
  if (last === '') return { offset, limit: null };
  const limit = wholeNumber('Range', last) - offset + 1;
  if (limit < 1) {
    throw rangeError(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { offset, limit };
}

/** The rows in both ranges. */
function intersect(a: RowRange, b: RowRange): RowRange {
  const offset = Math.max(a.offset, b.offset);
  const end = Math.min(endOf(a), endOf(b));
  return { offset, limit: end === Infinity ? null : Math.max(0, end - offset) };
}

function endOf({ offset, limit }: RowRange): number {
  return limit === null ? Infinity : offset + limit;
}

function wholeNumber(name: string, text: string): number {
  if (/^-\d+$/.test(text)) throw rangeError(`${name} should be greater than or equal to zero.`);
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new RestError(400, {
    code: 'PGRST100',
    message: `${name} is '${text}'; it must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`,
  });
}

interface ReadPlan extends ReadRequest {
  readonly table: Table;
  readonly range: { readonly offset: number; readonly limit: number };
}

/** @throws {RestError} 42703 for an unknown column. */
export function planRead(request: ReadRequest, table: Table, maxRows: number): ReadPlan {
  checkQuery(table, request);
  const { offset, limit } = request.range;
  return { ...request, table, range: { offset, limit: Math.min(limit ?? maxRows, maxRows) } };
}

/** The requested form of the result. */
interface ReadShape extends BodyForm {
  /** Count all matching rows, not just the page. */
  readonly total: boolean;
}

/**
 * Maximum size of a page, in bytes of JSON: memory holds several at once, and more than one copy of each. A page of a
 * thousand members takes about half a megabyte.
 */
export const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/**
 * The statement returns one row: `body` (JSON text, or null when it would be over MAX_PAGE_BYTES), `returned` (rows on
 * the page), `total` (or null).
 */
export function compileRead(plan: ReadPlan, shape: ReadShape): Statement {
  return statement((bind) => {
    const table = tableSql(plan.table);
    const where = whereSql(plan.where, bind);
    const page =
      `select ${selectSql(plan.select)} from ${table}${where}${orderSql(plan.order)}` +
      ` limit ${bind(String(plan.range.limit))}::bigint offset ${bind(String(plan.range.offset))}::bigint`;
    const total = shape.total ? `(select count(*) from ${table}${where})` : 'null';
    const answer = `select ${bodySql(shape)} as body, count(*)::text as returned, ${total}::text as total from page`;
    const body = `case when octet_length(body) <= ${MAX_PAGE_BYTES} then body end`;
    return `with page as (${page}), answer as (${answer}) select ${body} as body, returned, total from answer`;
  });
}
