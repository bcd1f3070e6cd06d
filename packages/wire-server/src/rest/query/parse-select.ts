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

export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  if (scanner.atEnd) return [];
  const items: SelectItem[] = [];
  do {
    items.push(parseItem(scanner));
  } while (scanner.take(','));
  scanner.expectEnd('"," or end of input');
  return items;
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
    alias: renamed ? first : null,
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
      hint: 'Tables here have no relationships. Read each table with a request of its own.',
    });
  }
}
