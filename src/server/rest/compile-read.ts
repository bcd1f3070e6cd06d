/** A planned read as one SQL statement: names quoted, values bound, the JSON made by the database. */
import { PUBLIC_SCHEMA } from '../db/catalogue.ts';
import type { Value } from '../db/driver.ts';
import { quoteIdentifier } from '../db/identifier.ts';
import type { ReadPlan } from './plan-read.ts';
import type {
  ComparisonOperator,
  Condition,
  IsKeyword,
  OrderTerm,
  SelectItem,
} from './read-request.ts';

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** How the answer is wanted. */
interface ReadShape {
  /** Count all rows that match, beyond the page too. */
  readonly total: boolean;
  /** The first row as an object instead of the page as an array. */
  readonly single: boolean;
}

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

/** Answers one row: `body` (JSON text), `returned` (rows on the page) and `total` (or null). */
export function compileRead(plan: ReadPlan, shape: ReadShape): Statement {
  const values: string[] = [];
  const bind = (value: string): string => `$${values.push(value)}`;

  const table = `${quoteIdentifier(PUBLIC_SCHEMA)}.${quoteIdentifier(plan.table.name)}`;
  const where = plan.where.length === 0 ? '' : ` where ${all(plan.where, 'and', bind)}`;
  const order = plan.order.length === 0 ? '' : ` order by ${plan.order.map(orderSql).join(', ')}`;
  const page =
    `select ${plan.select.map(columnSql).join(', ')} from ${table}${where}${order}` +
    ` limit ${bind(String(plan.range.limit))}::bigint offset ${bind(String(plan.range.offset))}::bigint`;
  const body = shape.single ? 'json_agg(page) -> 0' : "coalesce(json_agg(page), '[]')";
  const total = shape.total ? `(select count(*) from ${table}${where})` : 'null';

  return {
    sql: `with page as (${page}) select (${body})::text as body, count(*)::text as returned, ${total}::text as total from page`,
    values,
  };
}

function columnSql(item: SelectItem): string {
  if (item === '*') return '*';
  const column = quoteIdentifier(item.column);
  const value = item.cast === null ? column : `cast(${column} as ${item.cast})`;
  return `${value} as ${quoteIdentifier(item.alias ?? item.column)}`;
}

function orderSql({ column, direction, nulls }: OrderTerm): string {
  return `${quoteIdentifier(column)} ${direction}${nulls === null ? '' : ` nulls ${nulls}`}`;
}

type Bind = (value: string) => string;

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

/** In a pattern `*` may stand for `%`, which would need escaping in an address. */
function patternOf(operator: ComparisonOperator, value: string): string {
  return operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value;
}
