/**
 * Which rows a request means, and which of their columns; shared by reads and writes. Unknown tables and columns are
 * rejected as on a Supabase project, the rest becomes SQL fragments: names quoted, values bound.
 */
import {
  type Catalogue,
  type Column,
  PUBLIC_SCHEMA,
  quoteIdentifier,
  type Table,
} from '../db/catalogue.ts';
import type { Statement } from '../db/driver.ts';
import type { BodyForm } from './request-headers.ts';
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

/** Binds a value and returns its placeholder: $1, $2, …. */
export type Bind = (value: string) => string;

const COMPARISON_SQL: Readonly<Record<ComparisonOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
};

const IS_SQL: Readonly<Record<IsKeyword, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** Builds a statement with every bound value as a parameter. */
export function statement(build: (bind: Bind) => string): Statement {
  const values: string[] = [];
  return { sql: build((value) => `$${values.push(value)}`), values };
}

export function tableSql(table: Table): string {
  return `${quoteIdentifier(PUBLIC_SCHEMA)}.${quoteIdentifier(table.name)}`;
}

export function selectSql(items: readonly SelectItem[]): string {
  return items.map(itemSql).join(', ');
}

/** Starts with a space, or is empty. */
export function whereSql(conditions: readonly Condition[], bind: Bind): string {
  return conditions.length === 0 ? '' : ` where ${all(conditions, 'and', bind)}`;
}

/** Starts with a space, or is empty. */
export function orderSql(terms: readonly OrderTerm[]): string {
  return terms.length === 0 ? '' : ` order by ${terms.map(termSql).join(', ')}`;
}

/** The rows of the `page` CTE as JSON text: an array, or only the first row. */
export function bodySql({ single, stripped }: BodyForm): string {
  // `page.*` is the whole row even when a column is named page.
  const rows = stripped ? 'json_strip_nulls(json_agg(page.*))' : 'json_agg(page.*)';
  return `(${single ? `${rows} -> 0` : `coalesce(${rows}, '[]')`})::text`;
}

function itemSql(item: SelectItem): string {
  if (item === '*') return '*';
  const column = quoteIdentifier(item.column);
  const value = item.cast === null ? column : `cast(${column} as ${item.cast})`;
  return `${value} as ${quoteIdentifier(item.alias ?? item.column)}`;
}

function termSql({ column, direction, nulls }: OrderTerm): string {
  return `${quoteIdentifier(column)} ${direction}${nulls === null ? '' : ` nulls ${nulls}`}`;
}

function all(conditions: readonly Condition[], kind: 'and' | 'or', bind: Bind): string {
  return `(${conditions.map((condition) => conditionSql(condition, bind)).join(` ${kind} `)})`;
}

function conditionSql(condition: Condition, bind: Bind): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return all(condition.conditions, condition.kind, bind);
    case 'not':
      return `not ${conditionSql(condition.condition, bind)}`;
    case 'is':
      return `(${quoteIdentifier(condition.column)} ${IS_SQL[condition.keyword]})`;
    case 'in':
      if (condition.values.length === 0) return 'false';
      return `(${quoteIdentifier(condition.column)} in (${condition.values.map(bind).join(', ')}))`;
    case 'compare': {
      const { column, operator, value } = condition;
      return `(${quoteIdentifier(column)} ${COMPARISON_SQL[operator]} ${bind(patternOf(operator, value))})`;
    }
  }
}

/** Patterns accept `*` for `%`, which would need escaping in a URL. */
function patternOf(operator: ComparisonOperator, value: string): string {
  return operator === 'like' || operator === 'ilike' ? value.replace(/\*/g, '%') : value;
}
