/** Which rows a request means, and which of their columns; unknown tables and columns are rejected as on a Supabase project. */
import { type Catalogue, type Column, PUBLIC_SCHEMA, type Table } from '../db/catalogue.ts';
import { RestError } from './rest-errors.ts';

interface ColumnItem {
  readonly column: string;
  /** The column's name in the response. */
  readonly alias: string | null;
  /** One of the types parse-query.ts allows. */
  readonly cast: string | null;
}

export type SelectItem = '*' | ColumnItem;

export interface OrderTerm {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** null uses the database's default: last when ascending, first when descending. */
  readonly nulls: 'first' | 'last' | null;
}

export type ComparisonOperator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'isdistinct';

export type IsKeyword = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Condition =
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly operator: ComparisonOperator;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly column: string; readonly keyword: IsKeyword }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] };

/** Which rows, and which of their columns. */
export interface RowQuery {
  readonly select: readonly SelectItem[];
  readonly where: readonly Condition[];
  readonly order: readonly OrderTerm[];
}

/** @throws {RestError} PGRST205 */
export function findTable(catalogue: Catalogue, name: string): Table {
  const table = catalogue.get(name);
  if (table !== undefined) return table;
  throw new RestError(404, {
    code: 'PGRST205',
    message: `Could not find the table '${PUBLIC_SCHEMA}.${name}' in the schema cache`,
  });
}

/** @throws {RestError} 42703, Postgres's own error, for an unknown column. */
export function checkQuery(table: Table, { select, where, order }: RowQuery): void {
  for (const item of select) if (item !== '*') checkColumn(table, item.column);
  for (const { column } of order) checkColumn(table, column);
  for (const condition of where) checkCondition(table, condition);
}

/** @throws {RestError} 42703 */
export function checkColumn(table: Table, column: string): void {
  if (table.columns.has(column)) return;
  throw new RestError(400, {
    code: '42703',
    message: `column ${table.name}.${column} does not exist`,
  });
}

/** The columns a body sets. @throws {RestError} PGRST204, since PostgREST checks these itself. */
export function findColumns(table: Table, names: readonly string[]): Column[] {
  return names.map((name) => {
    const column = table.columns.get(name);
    if (column !== undefined) return column;
    throw new RestError(400, {
      code: 'PGRST204',
      message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    });
  });
}

function checkCondition(table: Table, condition: Condition): void {
  switch (condition.kind) {
    case 'and':
    case 'or':
      for (const inner of condition.conditions) checkCondition(table, inner);
      return;
    case 'not':
      checkCondition(table, condition.condition);
      return;
    default:
      checkColumn(table, condition.column);
  }
}
