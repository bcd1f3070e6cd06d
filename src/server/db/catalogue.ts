/** What the public schema holds: its tables (views too) and their columns. Read once, after migrations. */
import type { Transaction } from './driver.ts';

/** The one schema requests can reach. */
export const PUBLIC_SCHEMA = 'public';

export interface Table {
  readonly name: string;
  readonly columns: ReadonlySet<string>;
}

export type Catalogue = ReadonlyMap<string, Table>;

/** Tables, partitioned tables, views, materialised views and foreign tables. */
const COLUMNS = `select c.relname as "table", a.attname as "column"
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

export async function readCatalogue(tx: Transaction): Promise<Catalogue> {
  const catalogue = new Map<string, { name: string; columns: Set<string> }>();
  for (const row of await tx.query(COLUMNS, [PUBLIC_SCHEMA])) {
    const name = String(row.table);
    const table = catalogue.get(name) ?? { name, columns: new Set() };
    table.columns.add(String(row.column));
    catalogue.set(name, table);
  }
  return catalogue;
}
