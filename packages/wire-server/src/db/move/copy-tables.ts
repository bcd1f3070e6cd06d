/** Copies the rows of tables from one database to another, with Postgres' own COPY, in an order in which they can be filled. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../system/startup-error.ts';
import { quoteIdentifier } from '../catalogue.ts';

export interface MovedRows {
  readonly table: string;
  readonly rows: number;
}

/** Makes both sides write values as the same text, and neither time out nor leave rows out. */
export const SAME_TEXT = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local statement_timeout = 0; set local row_security = off`;

const SEQUENCES = `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name
  from pg_sequences where schemaname = any($1)`;

/**
 * Both clients must be in a transaction. User-defined triggers do not fire: the rows already contain what they did.
 * @param tables in the order in which they can be filled.
 * @param isNew whether the target's tables were just created: then only migrations have put rows into them, which are
 * deleted.
 * @throws {StartupError} when a table has rows at the target already, or did not receive as many as the source has.
 */
export async function copyRows(
  source: pg.Client,
  target: pg.Client,
  tables: readonly MovedTable[],
  isNew: boolean,
): Promise<MovedRows[]> {
  if (isNew) await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  else await requireEmpty(target, tables);
  const moved: MovedRows[] = [];
  for (const { name, columns } of tables) {
    const list = columns.join(', ');
    await target.query(`alter table ${name} disable trigger user`);
    await pipeline(
      source.query(copyTo(`copy (select ${list} from ${name}) to stdout`)),
      target.query(copyFrom(`copy ${name} (${list}) from stdin`)),
    );
    await target.query(`alter table ${name} enable trigger user`);
    const [rows, arrived] = [await countRows(source, name), await countRows(target, name)];
    if (rows !== arrived) {
      throw new StartupError(
        `${name} has ${rows} rows, and ${arrived} arrived. Nothing was moved.`,
      );
    }
    moved.push({ table: name, rows });
  }
  return moved;
}

/** Continues each sequence where the source left off, so that no number is given out twice. */
export async function copySequences(
  source: pg.Client,
  target: pg.Client,
  schemas: readonly string[],
): Promise<void> {
  for (const { name } of (await source.query(SEQUENCES, [schemas])).rows) {
    const { rows } = await source.query(`select last_value, is_called from ${name}`);
    await target.query('select setval($1::regclass, $2, $3)', [
      name,
      rows[0].last_value,
      rows[0].is_called,
    ]);
  }
}

async function requireEmpty(target: pg.Client, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of tables) {
    // No one else writes there until the transaction ends.
    await target.query(`lock table ${name} in share row exclusive mode`);
    const { rows } = await target.query(`select exists (select from ${name}) as filled`);
    if (rows[0].filled) {
      throw new StartupError(
        `The target already has rows in ${name}. Move to an empty database, on which no server has been started.`,
      );
    }
  }
}

async function countRows(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as rows from ${name}`);
  return rows[0].rows;
}

interface MovedTable {
  /** With its schema, quoted: a name in SQL. */
  readonly name: string;
  /** Quoted, without generated columns. */
  readonly columns: readonly string[];
  /** Names of other tables that must be filled first. */
  readonly needs: readonly string[];
}

/** All tables of some schemas, except the histories of their migrations. */
const TABLES = `select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    (select jsonb_agg(array[fn.nspname, f.relname]) from pg_constraint k
      join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' and c.relname <> 'schema_migrations'
  order by n.nspname, c.relname`;

export async function readTables(
  client: pg.Client,
  schemas: readonly string[],
): Promise<MovedTable[]> {
  const { rows } = await client.query(TABLES, [schemas]);
  return rows.map(({ schema, name, columns, needs }) => ({
    name: inSql([schema, name]),
    columns: columns.map(quoteIdentifier),
    needs: (needs ?? []).map(inSql),
  }));
}

/** A check constraint that older rows may violate; each member is SQL text. */
interface UnvalidatedCheck {
  readonly table: string;
  readonly name: string;
  /** Contains NOT VALID. */
  readonly definition: string;
}

/** The checks that were added NOT VALID and never validated. */
const UNVALIDATED_CHECKS = `select n.nspname as schema, c.relname as table, k.conname as name,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and k.contype = 'c' and not k.convalidated
  order by 1, 2, 3`;

/** The checks that rows of the source may violate, and would violate again when copied into the target. */
export async function readUnvalidatedChecks(
  client: pg.Client,
  schemas: readonly string[],
): Promise<UnvalidatedCheck[]> {
  const { rows } = await client.query(UNVALIDATED_CHECKS, [schemas]);
  return rows.map(({ schema, table, name, definition }) => ({
    table: inSql([schema, table]),
    name: quoteIdentifier(name),
    definition,
  }));
}

function inSql([schema = '', name = '']: readonly string[]): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

/**
 * Sorts each table after those it references.
 * @throws {StartupError} when some reference each other in a circle.
 */
export function inOrder(tables: readonly MovedTable[]): MovedTable[] {
  const ordered: MovedTable[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) =>
      needs.every((name) => !waiting.has(name)),
    );
    if (ready.length === 0) {
      throw new StartupError(
        `These tables refer to each other in a circle and cannot be moved: ${[...waiting.keys()].join(', ')}.`,
      );
    }
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
