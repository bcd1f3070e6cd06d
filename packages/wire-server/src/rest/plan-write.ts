/** Plans a write against its table, and compiles the plan to one SQL statement. */
import { type Column, quoteIdentifier, type Table } from '../db/catalogue.ts';
import type { Statement } from '../db/driver.ts';
import {
  bodyError,
  keysOf,
  type WriteBody,
  type WriteMethod,
  type WriteQuery,
} from './parse-write.ts';
import type { BodyForm, Preferences } from './request-headers.ts';
import { RestError } from './rest-errors.ts';
import {
  type Bind,
  bodySql,
  checkColumn,
  checkQuery,
  findColumns,
  orderSql,
  type RowQuery,
  type SelectItem,
  selectSql,
  statement,
  tableSql,
  whereSql,
} from './row-query.ts';

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
interface Input {
  readonly json: string;
  readonly columns: readonly Column[];
  /** The value of a column whose key is missing from a row: its default, or null. */
  readonly missing: 'default' | 'null';
}

/** What to do with a row whose `columns` equal those of an existing row. */
interface Conflict {
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

/** The requested form of the result. */
interface WriteShape extends BodyForm {
  /** What to return of the written rows. 'nothing' also works for roles that may not read them. */
  readonly tell: 'rows' | 'key' | 'nothing';
}

/**
 * A transaction-local setting counts the rows an upsert merged, since RETURNING cannot tell merged
 * rows from new ones in every kind of table.
 */
const MERGED = `coalesce(nullif(current_setting('rest.merged', true), ''), '0')`;
const COUNT_MERGED = `set_config('rest.merged', (${MERGED}::int + 1)::text, true) is not null`;

/**
 * The statement returns one row: `body` (JSON text, or null), `affected` (rows written), `merged`
 * (those that already existed) and `key` (the primary key of one row as a JSON array, or null).
 */
export function compileWrite(plan: WritePlan, { tell, ...shape }: WriteShape): Statement {
  return statement((bind) => {
    const answers = `count(*)::text as affected, ${MERGED} as merged`;
    switch (tell) {
      case 'rows': {
        const written = changeSql(plan, namesSql(neededFor(plan)), bind);
        const page = `select ${selectSql(plan.select)} from written${orderSql(plan.order)}`;
        return `with written as (${written}), page as (${page}) select ${bodySql(shape)} as body, null as key, ${answers} from page`;
      }
      case 'key': {
        const { primaryKey } = plan.table;
        const key = primaryKey.map((name) => `${quoteIdentifier(name)}::text`).join(', ');
        const written = changeSql(plan, namesSql(primaryKey), bind);
        return `with written as (${written}) select null as body, min(json_build_array(${key})::text) as key, ${answers} from written`;
      }
      case 'nothing':
        return `with written as (${changeSql(plan, 'true', bind)}) select null as body, null as key, ${answers} from written`;
    }
  });
}

/** Columns the result shows or is ordered by; the role may lack permission to read others. */
function neededFor({ table, select, order }: WritePlan): string[] {
  const items = [...select, ...order].flatMap((item: SelectItem | { column: string }) =>
    item === '*' ? [...table.columns.keys()] : [item.column],
  );
  return [...new Set(items)];
}

function namesSql(columns: readonly string[]): string {
  return columns.length === 0 ? 'true' : columns.map(quoteIdentifier).join(', ');
}

function changeSql({ table, change, where }: WritePlan, returned: string, bind: Bind): string {
  const target = tableSql(table);
  switch (change.kind) {
    case 'insert': {
      const { columns } = change.input;
      const names = columns.length === 0 ? '' : ` (${namesSql(columns.map(({ name }) => name))})`;
      const source = inputSql(change.input, bind);
      return `insert into ${target}${names} ${source}${conflictSql(change.conflict, columns)} returning ${returned}`;
    }
    case 'update': {
      const { columns } = change.input;
      if (columns.length === 0) return `select ${returned} from ${target} where false`;
      const names = namesSql(columns.map(({ name }) => name));
      const source = inputSql(change.input, bind);
      return `update ${target} set (${names}) = (${source})${whereSql(where, bind)} returning ${returned}`;
    }
    case 'delete':
      return `delete from ${target}${whereSql(where, bind)} returning ${returned}`;
  }
}

/** The body's rows, in order. References are fully qualified, so no column name is ambiguous. */
function inputSql({ json, columns, missing }: Input, bind: Bind): string {
  const body = `json_array_elements(${bind(json)}::json) as body(item)`;
  if (columns.length === 0) return `select from ${body}`;
  const values = columns.map((column) => valueSql(column, missing, bind)).join(', ');
  const types = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  return `select ${values} from ${body}, json_to_record(body.item) as given(${types})`;
}

function valueSql({ name, fallback }: Column, missing: Input['missing'], bind: Bind): string {
  const value = `given.${quoteIdentifier(name)}`;
  if (missing === 'null' || fallback === null) return value;
  return `case when body.item -> ${bind(name)}::text is null then ${fallback} else ${value} end`;
}

function conflictSql(conflict: Conflict | null, columns: readonly Column[]): string {
  if (conflict === null) return '';
  const target = ` on conflict (${namesSql(conflict.columns)}) do`;
  if (conflict.resolution === 'ignore' || columns.length === 0) return `${target} nothing`;
  const merged = columns
    .map(({ name }) => quoteIdentifier(name))
    .map((name) => `${name} = excluded.${name}`);
  return `${target} update set ${merged.join(', ')} where ${COUNT_MERGED}`;
}
