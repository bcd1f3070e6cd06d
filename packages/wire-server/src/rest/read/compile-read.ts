/** Compiles a planned read to one SQL statement; the database produces the JSON. */
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

/** The requested form of the result. */
interface ReadShape {
  /** Count all matching rows, not just the page. */
  readonly total: boolean;
  /** The first row as an object instead of the page as an array. */
  readonly single: boolean;
}

/** The statement returns one row: `body` (JSON text), `returned` (rows on the page), `total` (or null). */
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
