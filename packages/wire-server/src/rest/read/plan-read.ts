/** Checks a read against the catalogue and caps its rows; a plan names only columns that exist. */
import type { Table } from '../../db/catalogue.ts';
import { checkQuery } from '../query/known-columns.ts';
import type { ReadRequest } from './read-request.ts';

export interface ReadPlan extends ReadRequest {
  readonly table: Table;
  readonly range: { readonly offset: number; readonly limit: number };
}

/** @throws {RestError} 42703 for an unknown column. */
export function planRead(request: ReadRequest, table: Table, maxRows: number): ReadPlan {
  checkQuery(table, request);
  const { offset, limit } = request.range;
  return { ...request, table, range: { offset, limit: Math.min(limit ?? maxRows, maxRows) } };
}
