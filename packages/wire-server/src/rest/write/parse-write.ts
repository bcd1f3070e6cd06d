/** Parses the query string of a write into a WriteQuery. */
import { parseQuery, single } from '../query/parse-query.ts';
import { Scanner } from '../query/scanner.ts';
import type { WriteQuery } from './write-request.ts';

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
