/** Checks a write against the catalogue: what comes out names only what exists. */
import type { Column, Table } from '../../db/catalogue.ts';
import { RestError } from '../errors.ts';
import type { Preferences } from '../preferences.ts';
import { checkColumn, checkQuery, findColumns } from '../query/known-columns.ts';
import type { RowQuery } from '../query/row-query.ts';
import { bodyError, keysOf } from './parse-body.ts';
import type { WriteBody, WriteMethod, WriteQuery } from './write-request.ts';

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

/** The values of a body, of which only `columns` are taken. */
export interface Input {
  readonly json: string;
  readonly columns: readonly Column[];
  /** What a column takes in a row that lacks its key: its default, or null. */
  readonly missing: 'default' | 'null';
}

/** What happens to a row whose `columns` are those of a row that is there. */
export interface Conflict {
  readonly columns: readonly string[];
  readonly resolution: 'merge' | 'ignore';
}

/** `body` is null for DELETE only. @throws {RestError} when the write cannot be made as asked. */
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

/** An empty body fills nothing, whatever `columns` says. */
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
 * A change of a whole table is a slip far more often than a wish, and a limit says nothing on the
 * wire: PostgREST would change every row that matches.
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
