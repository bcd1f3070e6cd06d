/** Reads all that a database holds, so that whatever is damaged is found. */
import type pg from 'pg';
import { quoteIdentifier } from '../identifier.ts';

/** Tables with their own pages: what was filed away as too long for a row (relkind t) too. */
const TABLES = `select n.nspname as schema, c.relname as name,
    n.nspname !~ '^(pg_|information_schema$)' as ours
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p'`;

/** Every row of every table must be found by every one of its indexes. */
const CHECK_INDEXES = `select bt_index_check(i.indexrelid, heapallindexed => true)
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relpersistence = 'p' and i.indisready and i.indisvalid`;

/**
 * Answers how many rows the tables hold that are not Postgres' own. Leaves nothing behind.
 * @throws Postgres' own error when a page, a table or an index is damaged.
 */
export async function readEverything(client: pg.Client): Promise<number> {
  let rows = 0;
  await client.query('begin');
  for (const { schema, name, ours } of (await client.query(TABLES)).rows) {
    const table = `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
    const counted = await client.query(`select count(*)::int as rows from ${table}`);
    if (ours) rows += counted.rows[0].rows;
  }
  await client.query('create extension if not exists amcheck');
  await client.query(CHECK_INDEXES);
  await client.query('rollback');
  return rows;
}
