/** Rejects unknown tables and columns, with the error Postgres or PostgREST would give on a Supabase project. */
import { type Catalogue, type Column, PUBLIC_SCHEMA, type Table } from '../../db/catalogue.ts';
import { RestError } from '../protocol/errors.ts';
import type { Condition, RowQuery } from './row-query.ts';

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
