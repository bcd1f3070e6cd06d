/** Checks a read against the catalogue, caps its rows and compiles it to one SQL statement; the database produces the JSON. */
import type { Table } from '../../db/catalogue.ts';
import type { Statement } from '../../db/driver.ts';
import {
  bodySql,
  orderSql,
  selectSql,
  statement,
  tableSql,
  whereSql,
} from '../query/compile-query.ts';
import { checkQuery } from '../query/known-names.ts';
import type { ReadRequest } from './parse-read.ts';

interface ReadPlan extends ReadRequest {
  readonly table: Table;
  readonly range: { readonly offset: number; readonly limit: number };
}

/** @throws {RestError} 42703 for an unknown column. */
export function planRead(request: ReadRequest, table: Table, maxRows: number): ReadPlan {
  checkQuery(table, request);
  const { offset, limit } = request.range;
  return { ...request, table, range: { offset, limit: Math.min(limit ?? maxRows, maxRows) } };
}

/** The requested form of the result. */
interface ReadShape {
  /** Count all matching rows, not just the page. */
  readonly total: boolean;
  /** The first row as an object instead of the page as an array. */
  readonly single: boolean;
}

/**
 * Maximum size of a page, in bytes of JSON: several are in memory at once, each more than once. A page of a thousand
 * members takes about half a megabyte.
 */
export const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/**
 * The statement returns one row: `body` (JSON text, or null when it would be over MAX_PAGE_BYTES), `returned` (rows on
 * the page), `total` (or null).
 */
export function compileRead(plan: ReadPlan, shape: ReadShape): Statement {
  return statement((bind) => {
    const table = tableSql(plan.table);
    const where = whereSql(plan.where, bind);
    const page =
      `select ${selectSql(plan.select)} from ${table}${where}${orderSql(plan.order)}` +
      ` limit ${bind(String(plan.range.limit))}::bigint offset ${bind(String(plan.range.offset))}::bigint`;
    const total = shape.total ? `(select count(*) from ${table}${where})` : 'null';
    const answer = `select ${bodySql(shape.single)} as body, count(*)::text as returned, ${total}::text as total from page`;
    const body = `case when octet_length(body) <= ${MAX_PAGE_BYTES} then body end`;
    return `with page as (${page}), answer as (${answer}) select ${body} as body, returned, total from answer`;
  });
}
