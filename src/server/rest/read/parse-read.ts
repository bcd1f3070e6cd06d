/** A whole query string, and the Range header, as a ReadRequest. */
import { parseQuery, single } from '../query/parse-query.ts';
import { intersect, parseLimits, parseRangeHeader } from './parse-range.ts';
import type { ReadRequest } from './read-request.ts';

/** @throws {RestError} PGRST100 and its neighbours when a part cannot be understood. */
export function parseRead(query: URLSearchParams, rangeHeader: string | null): ReadRequest {
  return {
    ...parseQuery(query),
    range: intersect(
      parseLimits(single(query, 'limit'), single(query, 'offset')),
      parseRangeHeader(rangeHeader),
    ),
  };
}
