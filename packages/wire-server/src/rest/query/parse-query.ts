/** Query string parsing shared by reads and writes: filters, order, and parameters allowed only once. */
import { RestError } from '../protocol/errors.ts';
import { parseColumnFilter, parseLogicFilter } from './parse-filter.ts';
import { parseSelect } from './parse-select.ts';
import type { Condition, OrderTerm, RowQuery } from './row-query.ts';
import { Scanner } from './scanner.ts';

/** Parameters that are not columns. The last two belong to writes; reads ignore them. */
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const LOGIC = new Set(['and', 'or', 'not.and', 'not.or']);

/** @throws {RestError} PGRST100 when a part cannot be parsed. */
export function parseQuery(query: URLSearchParams): RowQuery {
  refuseNul(query);
  const order = single(query, 'order');
  return {
    select: parseSelect(single(query, 'select') ?? '*'),
    where: [...query]
      .filter(([key]) => !RESERVED.has(key))
      .map(([key, text]) => parseFilter(key, text)),
    order: order === null ? [] : parseOrder(order),
  };
}

/** @throws {RestError} PGRST100 when the parameter is given more than once. */
export function single(query: URLSearchParams, name: string): string | null {
  const given = query.getAll(name);
  if (given.length > 1) {
    throw new RestError(400, { code: 'PGRST100', message: `'${name}' is given more than once` });
  }
  return given[0] ?? null;
}

function parseFilter(key: string, text: string): Condition {
  return LOGIC.has(key) ? parseLogicFilter(key, text) : parseColumnFilter(key, text);
}

/** Postgres text cannot contain NUL, neither in a value nor in a name. */
function refuseNul(query: URLSearchParams): void {
  for (const part of query) {
    if (part.join().includes('\0')) {
      throw new RestError(400, {
        code: 'PGRST100',
        message: 'A query cannot contain a NUL character (%00)',
      });
    }
  }
}

function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    terms.push(parseTerm(scanner));
  } while (scanner.take(','));
  scanner.expectEnd('asc, desc, nullsfirst, nullslast, "," or end of input');
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const column = scanner.name('a column name');
  const descending = scanner.take('.desc');
  if (!descending) scanner.take('.asc');
  const nulls = scanner.take('.nullsfirst') ? 'first' : scanner.take('.nullslast') ? 'last' : null;
  return { column, direction: descending ? 'desc' : 'asc', nulls };
}
