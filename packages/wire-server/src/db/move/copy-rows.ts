/** Copies the rows of tables from one database to another, with Postgres' own COPY. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../system/startup-error.ts';
import type { MovedTable } from './tables.ts';

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
