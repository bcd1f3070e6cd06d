/** Parses the query string of a write into a WriteQuery. */
import { parseQuery, single } from '../query/parse-query.ts';
import type { RowQuery } from '../query/row-query.ts';
import { Scanner } from '../query/scanner.ts';

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
