/** Parses a query string and the Range header into a ReadRequest. */
import { RestError } from '../protocol/errors.ts';
import { parseQuery, single } from '../query/parse-query.ts';
import type { RowQuery } from '../query/row-query.ts';

/** Rows `offset` to `offset + limit - 1`, counted from 0; a null limit means to the end. */
interface RowRange {
  readonly offset: number;
  readonly limit: number | null;
}

export interface ReadRequest extends RowQuery {
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
export function rangeError(details: string, total: number | null = null): RestError {
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
