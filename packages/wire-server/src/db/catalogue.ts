/** What the public schema holds: its tables (views too) and their columns. Read once, after migrations. */
import type { Row, Transaction } from './driver.ts';

/** The one schema requests can reach. */
export const PUBLIC_SCHEMA = 'public';

export interface Column {
  readonly name: string;
  /** As SQL text, quoted where it must be: 'integer', 'character varying(20)', 'other."Mood"[]'. */
  readonly type: string;
  /** The SQL expression of the column's default; null if it has none. */
  readonly fallback: string | null;
}

export interface Table {
  readonly name: string;
  /** By name, in the table's own order. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Column names in the key's order; empty where there is no primary key, as in a view. */
  readonly primaryKey: readonly string[];
}

export type Catalogue = ReadonlyMap<string, Table>;

/**
 * Tables, partitioned tables, views, materialized views and foreign tables. A generated column's
 * expression is not a default; an identity column's default is the next number of its sequence.
 */
const COLUMNS = `select c.relname as "table", a.attname as "column",
    pg_catalog.format_type(a.atttypid, a.atttypmod) as type,
    case
      when a.attidentity <> '' then format('nextval(%L)',
        pg_catalog.pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
      when a.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid)
    end as fallback,
    pg_catalog.array_position(k.indkey::int2[], a.attnum) as key_position
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  left join pg_catalog.pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_catalog.pg_index k on k.indrelid = c.oid and k.indisprimary
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

export async function readCatalogue(tx: Transaction): Promise<Catalogue> {
  const rows = await tx.query(COLUMNS, [PUBLIC_SCHEMA]);
  const byTable = Map.groupBy(rows, (row) => String(row.table));
  return new Map(
    [...byTable].map(([name, columns]) => [
      name,
      {
        name,
        columns: new Map(columns.map(toColumn).map((column) => [column.name, column])),
        primaryKey: columns
          .filter((row) => row.key_position !== null)
          .sort((a, b) => Number(a.key_position) - Number(b.key_position))
          .map((row) => String(row.column)),
      },
    ]),
  );
}

function toColumn(row: Row): Column {
  return {
    name: String(row.column),
    type: String(row.type),
    fallback: row.fallback === null ? null : String(row.fallback),
  };
}

/** The only place where a name becomes SQL text. A table, column or alias as a quoted SQL identifier. */
export function quoteIdentifier(name: string): string {
  if (name.includes('\0')) throw new Error('an SQL identifier cannot contain a NUL byte');
  return `"${name.replaceAll('"', '""')}"`;
}
