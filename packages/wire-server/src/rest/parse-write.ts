/** Parses a write: its query string into a WriteQuery, and its body of one JSON object or an array of them. */
import { extentOf, isObject } from '../http/receive-body.ts';
import { Scanner } from './parse-filter.ts';
import { parseQuery, single } from './parse-query.ts';
import { bodyTooLarge, RestError } from './rest-errors.ts';
import type { RowQuery } from './row-query.ts';

export type WriteMethod = 'POST' | 'PATCH' | 'DELETE';

export interface WriteQuery extends RowQuery {
  /** `columns=`: which keys of the body's objects to use; null uses all. */
  readonly columns: readonly string[] | null;
  /** `on_conflict=`: null means the primary key. */
  readonly onConflict: readonly string[] | null;
  /** Whether `limit` or `offset` is given. */
  readonly limited: boolean;
}

/** @throws {RestError} PGRST100 when a part cannot be parsed. */
export function parseWrite(query: URLSearchParams): WriteQuery {
  return {
    ...parseQuery(query),
    columns: parseNames(query, 'columns'),
    onConflict: parseNames(query, 'on_conflict'),
    limited: query.has('limit') || query.has('offset'),
  };
}

/** Comma-separated names, quoted where necessary, without duplicates. */
function parseNames(query: URLSearchParams, parameter: string): string[] | null {
  const text = single(query, parameter);
  if (text === null) return null;
  const scanner = new Scanner(text, parameter);
  const names = new Set<string>();
  do {
    names.add(scanner.name('a column name'));
  } while (scanner.take(','));
  scanner.expectEnd('"," or end of input');
  return [...names];
}

/** Twice an import of 5,000 rows of 20 columns; parsing more would block other requests. */
const MAX_VALUES = 250_000;

/** Depth of nested arrays and objects, on which Postgres recurses. */
const MAX_NESTING = 100;

const JSON_TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.array+json',
]);

/** The rows of a body. */
export interface WriteBody {
  /** A JSON array of objects, as the text that was sent: JavaScript would round its numbers. */
  readonly json: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** @throws {RestError} PGRST102 */
export function parseBody(contentType: string | null, bytes: Uint8Array): WriteBody {
  const type = (contentType ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!JSON_TYPES.has(type)) throw bodyError(`Content-Type not acceptable: ${type}`);
  const { text, value } = parseJson(bytes);
  if (isObject(value)) return { json: `[${text}]`, rows: [value] };
  if (!Array.isArray(value)) throw bodyError('The body must be a JSON object or an array of them');
  if (!value.every(isObject)) throw bodyError('All object keys must match');
  return { json: text, rows: value };
}

/** The keys of every row. @throws {RestError} PGRST102 when rows differ. */
export function keysOf({ rows }: WriteBody): string[] {
  const keys = new Set(Object.keys(rows[0] ?? {}));
  const uniform = rows.every((row) => {
    const own = Object.keys(row);
    return own.length === keys.size && own.every((key) => keys.has(key));
  });
  if (!uniform) throw bodyError('All object keys must match');
  return [...keys];
}

export function bodyError(message: string): RestError {
  return new RestError(400, { code: 'PGRST102', message });
}

function parseJson(bytes: Uint8Array): { text: string; value: unknown } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    refuseOversized(text);
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw error instanceof RestError ? error : bodyError('Empty or invalid json');
  }
}

/** Runs before the text is parsed. */
function refuseOversized(json: string): void {
  const { values, depth } = extentOf(json);
  if (depth > MAX_NESTING) {
    throw bodyError(`A body may nest ${MAX_NESTING} levels at most`);
  }
  if (values > MAX_VALUES) throw bodyTooLarge(`${MAX_VALUES} values`);
}
