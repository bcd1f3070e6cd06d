/** Parses a query string and the Range header into a ReadRequest. */
import { parseQuery, single } from '../query/parse-query.ts';
import { intersect, parseLimits, parseRangeHeader } from './parse-range.ts';
import type { ReadRequest } from './read-request.ts';

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
