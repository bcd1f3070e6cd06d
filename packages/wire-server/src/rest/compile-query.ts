/** SQL fragments shared by reads and writes: names quoted, values bound. */
import { PUBLIC_SCHEMA, quoteIdentifier, type Table } from '../db/catalogue.ts';
import type { Statement } from '../db/driver.ts';
import type {
  ComparisonOperator,
  Condition,
  IsKeyword,
  OrderTerm,
  SelectItem,
} from './row-query.ts';

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
export function bodySql(single: boolean): string {
  // `page.*` is the whole row even when a column is named page.
  return `(${single ? 'json_agg(page.*) -> 0' : "coalesce(json_agg(page.*), '[]')"})::text`;
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
