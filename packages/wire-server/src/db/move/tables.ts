/** The tables whose rows are moved, and the order in which they can be filled. */
import type pg from 'pg';
import { StartupError } from '../../system/startup-error.ts';
import { quoteIdentifier } from '../identifier.ts';

export interface MovedTable {
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
