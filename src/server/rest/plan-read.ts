/** Checks a read against the catalogue and caps it: what comes out names only what exists. */
import { type Catalogue, PUBLIC_SCHEMA, type Table } from '../db/catalogue.ts';
import { RestError } from './errors.ts';
import type { Condition, ReadRequest } from './read-request.ts';

export interface ReadPlan extends ReadRequest {
  readonly table: Table;
  readonly range: { readonly offset: number; readonly limit: number };
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

/** @throws {RestError} 42703, as Postgres says it, for a column the table does not have. */
export function planRead(request: ReadRequest, table: Table, maxRows: number): ReadPlan {
  for (const item of request.select) if (item !== '*') checkColumn(table, item.column);
  for (const { column } of request.order) checkColumn(table, column);
  for (const condition of request.where) checkCondition(table, condition);
  const { offset, limit } = request.range;
  return { ...request, table, range: { offset, limit: Math.min(limit ?? maxRows, maxRows) } };
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

function checkColumn(table: Table, column: string): void {
  if (table.columns.has(column)) return;
  throw new RestError(400, {
    code: '42703',
    message: `column ${table.name}.${column} does not exist`,
  });
}
