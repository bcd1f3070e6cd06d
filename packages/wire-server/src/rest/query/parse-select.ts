/** `select=`: columns, `alias:column`, `column::cast`, or `*`. */
import { RestError } from '../protocol/errors.ts';
import type { SelectItem } from './row-query.ts';
import { Scanner } from './scanner.ts';

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
 * A column can be selected once, so that a read is no larger than its rows: repeated ones are dropped where they
 * would change nothing, as for a reader of JSON.
 * @throws {RestError} PGRST100 for a column selected in two forms.
 */
export function parseSelect(text: string): SelectItem[] {
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
    hint: 'Select each column once. A column beside * is selected by it already.',
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
      hint: 'Embedding is not supported. Read each table with a request of its own.',
    });
  }
}
