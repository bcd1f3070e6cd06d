/** A planned read as one SQL statement; the JSON is made by the database. */
import type { Statement } from '../../db/driver.ts';
import {
  bodySql,
  orderSql,
  selectSql,
  statement,
  tableSql,
  whereSql,
} from '../query/compile-query.ts';
import type { ReadPlan } from './plan-read.ts';

/** How the answer is wanted. */
interface ReadShape {
  /** Count all rows that match, beyond the page too. */
  readonly total: boolean;
  /** The first row as an object instead of the page as an array. */
  readonly single: boolean;
}

/** Answers one row: `body` (JSON text), `returned` (rows on the page) and `total` (or null). */
export function compileRead(plan: ReadPlan, shape: ReadShape): Statement {
  return statement((bind) => {
    const table = tableSql(plan.table);
    const where = whereSql(plan.where, bind);
    const page =
      `select ${selectSql(plan.select)} from ${table}${where}${orderSql(plan.order)}` +
      ` limit ${bind(String(plan.range.limit))}::bigint offset ${bind(String(plan.range.offset))}::bigint`;
    const total = shape.total ? `(select count(*) from ${table}${where})` : 'null';
    return `with page as (${page}) select ${bodySql(shape.single)} as body, count(*)::text as returned, ${total}::text as total from page`;
  });
}
