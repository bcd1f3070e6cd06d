/** Query string parsing shared by reads and writes: select, filters, order, and parameters allowed only once. */
import { parseColumnFilter, parseLogicFilter, Scanner } from './parse-filter.ts';
import { RestError } from './rest-errors.ts';
import type { Condition, OrderTerm, RowQuery, SelectItem } from './row-query.ts';

/** Parameters that are not columns. The last two belong to writes; reads ignore them. */
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const LOGIC = new Set(['and', 'or', 'not.and', 'not.or']);

/** In the whole query; each is evaluated on every row. A list of values counts as one. */
const MAX_FILTERS = 100;
/** Length of all patterns of `like` and `ilike` together: their cost grows with it. */
const MAX_PATTERN_CHARS = 2000;

/** @throws {RestError} PGRST100 when a part cannot be parsed. */
export function parseQuery(query: URLSearchParams): RowQuery {
  refuseNul(query);
  const order = single(query, 'order');
  const where = [...query]
    .filter(([key]) => !RESERVED.has(key))
    .map(([key, text]) => parseFilter(key, text));
  limitFilters(where);
  return {
    select: parseSelect(single(query, 'select') ?? '*'),
    where,
    order: order === null ? [] : parseOrder(order),
  };
}

/** @throws {RestError} PGRST100 */
function limitFilters(where: readonly Condition[]): void {
  const filters = where.flatMap(filtersIn);
  if (filters.length > MAX_FILTERS) {
    throw new RestError(400, {
      code: 'PGRST100',
      message: `A query may have ${MAX_FILTERS} filters at most`,
      hint: 'To match one of many values, use in.(…).',
    });
  }
  const patternChars = filters.reduce((sum, filter) => sum + patternCharsOf(filter), 0);
  if (patternChars > MAX_PATTERN_CHARS) {
    throw new RestError(400, {
      code: 'PGRST100',
      message: `The patterns of a query may have ${MAX_PATTERN_CHARS} characters in total`,
    });
  }
}

/** The conditions without and, or and not. */
function filtersIn(condition: Condition): readonly Condition[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(filtersIn);
    case 'not':
      return filtersIn(condition.condition);
    default:
      return [condition];
  }
}

function patternCharsOf(filter: Condition): number {
  if (filter.kind !== 'compare') return 0;
  return filter.operator === 'like' || filter.operator === 'ilike' ? filter.value.length : 0;
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
  const terms = new Map<string, OrderTerm>();
  do {
    const term = parseTerm(scanner);
    // Ordering by the same column again would change nothing.
    if (!terms.has(term.column)) terms.set(term.column, term);
  } while (scanner.take(','));
  scanner.expectEnd('asc, desc, nullsfirst, nullslast, "," or end of input');
  return [...terms.values()];
}

function parseTerm(scanner: Scanner): OrderTerm {
  const column = scanner.name('a column name');
  const descending = scanner.take('.desc');
  if (!descending) scanner.take('.asc');
  const nulls = scanner.take('.nullsfirst') ? 'first' : scanner.take('.nullslast') ? 'last' : null;
  return { column, direction: descending ? 'desc' : 'asc', nulls };
}

/** Types a column may be cast to. An allowlist, since type names go into the SQL unquoted. */
const CASTS: ReadonlySet<string> = new Set([
  'text',
  'int',
  'int4',
  'int8',
  'integer',
  'bigint',
  'numeric',
  'float4',
  'float8',
  'bool',
  'boolean',
  'uuid',
  'date',
  'timestamp',
  'timestamptz',
  'json',
  'jsonb',
]);

/**
 * `select=`: columns, `alias:column`, `column::cast`, or `*`. A column can be selected once, so that a read is no
 * larger than its rows: exact repetitions, which change nothing for a JSON parser, are dropped.
 * @throws {RestError} PGRST100 for a column selected in two forms.
 */
function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  if (scanner.atEnd) return [];
  const items: SelectItem[] = [];
  do {
    items.push(parseItem(scanner));
  } while (scanner.take(','));
  scanner.expectEnd('"," or end of input');
  return onceEach(items);
}

function onceEach(items: readonly SelectItem[]): SelectItem[] {
  const forms = new Map(items.map((item) => [JSON.stringify(item), item]));
  const all = forms.has(JSON.stringify('*'));
  const kept = [...forms.values()].filter((item) => item === '*' || !(all && isPlain(item)));
  const columns = kept.flatMap((item) => (item === '*' ? [] : [item.column]));
  const repeated = all ? columns[0] : columns.find((name, n) => columns.indexOf(name) < n);
  if (repeated === undefined) return kept;
  throw new RestError(400, {
    code: 'PGRST100',
    message: `column '${repeated}' is selected more than once`,
    hint: 'Select each column once; * already includes every column.',
  });
}

function isPlain({ alias, cast }: Exclude<SelectItem, '*'>): boolean {
  return alias === null && cast === null;
}

function parseItem(scanner: Scanner): SelectItem {
  if (scanner.take('*')) return '*';
  const first = scanner.name('a column name or "*"');
  const renamed = scanner.peek(':') && !scanner.peek('::');
  if (renamed) scanner.take(':');
  const column = renamed ? scanner.name('a column name') : first;
  refuseUnsupported(scanner, column);
  return {
    column,
    alias: renamed && first !== column ? first : null,
    cast: scanner.take('::') ? parseCast(scanner) : null,
  };
}

function parseCast(scanner: Scanner): string {
  const cast = scanner.until(',').trim().toLowerCase();
  if (!CASTS.has(cast)) throw scanner.error(`a type: ${[...CASTS].join(', ')}`);
  return cast;
}

function refuseUnsupported(scanner: Scanner, name: string): void {
  if (scanner.peek('.') || (name === 'count' && scanner.peek('()'))) {
    throw new RestError(400, {
      code: 'PGRST123',
      message: 'Use of aggregate functions is not allowed',
    });
  }
  if (scanner.peek('(') || scanner.peek('!')) {
    throw new RestError(400, {
      code: 'PGRST200',
      message: `Could not find a relationship to '${name}' in the schema cache`,
      hint: 'Embedding is not supported. Read each table with a separate request.',
    });
  }
}
