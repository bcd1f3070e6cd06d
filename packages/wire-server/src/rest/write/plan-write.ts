/** Checks a write against the catalogue; a plan names only columns that exist. */
import type { Column, Table } from '../../db/catalogue.ts';
import { RestError } from '../protocol/errors.ts';
import type { Preferences } from '../protocol/request-headers.ts';
import { checkColumn, checkQuery, findColumns } from '../query/known-names.ts';
import type { RowQuery } from '../query/row-query.ts';
import {
  bodyError,
  keysOf,
  type WriteBody,
  type WriteMethod,
  type WriteQuery,
} from './parse-write.ts';

export interface WritePlan extends RowQuery {
  readonly table: Table;
  readonly change: Change;
}

export interface Insert {
  readonly kind: 'insert';
  readonly input: Input;
  readonly conflict: Conflict | null;
}

export type Change =
  | Insert
  | { readonly kind: 'update'; readonly input: Input }
  | { readonly kind: 'delete' };

/** The values of a body; only `columns` are used. */
export interface Input {
  readonly json: string;
  readonly columns: readonly Column[];
  /** The value of a column whose key is missing from a row: its default, or null. */
  readonly missing: 'default' | 'null';
}

/** What to do with a row whose `columns` equal those of an existing row. */
export interface Conflict {
  readonly columns: readonly string[];
  readonly resolution: 'merge' | 'ignore';
}

/** `body` is null for DELETE only. @throws {RestError} when the request is not a valid write. */
export function planWrite(
  method: WriteMethod,
  table: Table,
  query: WriteQuery,
  body: WriteBody | null,
  preferences: Preferences,
): WritePlan {
  checkQuery(table, query);
  if (method !== 'POST') refuseEveryRow(method, query);
  const { select, where, order } = query;
  return { table, select, where, order, change: planChange() };

  function planChange(): Change {
    if (body === null) return { kind: 'delete' };
    if (method === 'PATCH' && body.rows.length > 1) throw bodyError('PATCH takes one object');
    const input = planInput(table, query, body, preferences);
    if (method === 'PATCH') return { kind: 'update', input };
    return { kind: 'insert', input, conflict: planConflict(table, query, preferences) };
  }
}

/** An empty body sets no columns, whatever `columns` says. */
function planInput(
  table: Table,
  query: WriteQuery,
  body: WriteBody,
  preferences: Preferences,
): Input {
  const names = query.columns ?? keysOf(body);
  const columns = findColumns(table, names);
  return {
    json: body.json,
    columns: body.rows.length === 0 ? [] : columns,
    missing: preferences.get('missing') === 'default' ? 'default' : 'null',
  };
}

function planConflict(table: Table, query: WriteQuery, preferences: Preferences): Conflict | null {
  const columns = query.onConflict ?? table.primaryKey;
  for (const column of columns) checkColumn(table, column);
  const resolution = preferences.get('resolution');
  if (resolution === undefined || columns.length === 0) return null;
  return { columns, resolution: resolution === 'merge-duplicates' ? 'merge' : 'ignore' };
}

/**
 * Changing a whole table is far more often a mistake than intended, and `limit` would not restrict
 * the write: PostgREST would change every matching row.
 */
function refuseEveryRow(method: 'PATCH' | 'DELETE', { where, limited }: WriteQuery): void {
  const verb = method === 'PATCH' ? 'UPDATE' : 'DELETE';
  if (where.length === 0) {
    throw new RestError(400, {
      code: '21000',
      message: `${verb} requires a WHERE clause`,
      hint: 'Add a filter, such as ?id=eq.5',
    });
  }
  if (limited) {
    throw new RestError(400, {
      code: 'PGRST100',
      message: `limit and offset cannot be used with ${method}`,
      hint: 'Filter by the key of the rows instead.',
    });
  }
}
