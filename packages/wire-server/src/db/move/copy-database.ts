/** Copies all of the server's data from one database into another that has none yet. */
import pg from 'pg';
import { StartupError } from '../../system/startup-error.ts';
import { quoteIdentifier } from '../catalogue.ts';
import { toDatabaseError, toDatabaseUnavailable } from '../database-errors.ts';
import { type MigrationSet, migrate } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import {
  copyRows,
  copySequences,
  inOrder,
  type MovedRows,
  readTables,
  readUnvalidatedChecks,
  SAME_TEXT,
} from './copy-tables.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** A schema, and the migrations that create its tables. */
export interface MovedPart {
  readonly schema: string;
  readonly migrations: MigrationSet;
}

interface CopyOptions {
  /** Never written to. */
  readonly from: pg.ClientConfig;
  readonly to: pg.ClientConfig;
  readonly parts: readonly MovedPart[];
}

/**
 * The target gets those migrations that the source has, then the rows, all or none. Later migrations are applied by
 * the next start, as on any database.
 * @throws {StartupError} when the two do not match, {DatabaseUnavailable} when one cannot be reached, {SqlError} when
 * one refuses a statement.
 */
export async function copyDatabase({ from, to, parts }: CopyOptions): Promise<MovedRows[]> {
  const source = await connectTo(
    from,
    'begin transaction isolation level repeatable read read only',
  );
  try {
    const sets: MigrationSet[] = [];
    for (const { migrations } of parts) {
      const versions = await versionsIn(source, migrations);
      sets.push({ ...migrations, seedFile: null, versions });
    }
    if (sets.every(({ versions }) => versions?.size === 0)) {
      throw new StartupError('The source holds no database of this server. Check its address.');
    }
    const isNew = await isUnmigrated(to, sets);
    await migrateTo(to, sets);
    const target = await connectTo(to, 'begin');
    try {
      for (const set of sets) await requireSameVersions(target, set);
      const moved = await copyInto(target, source, parts, isNew);
      await target.query('commit');
      return moved;
    } finally {
      await target.end().catch(() => {});
    }
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await source.end().catch(() => {});
  }
}

async function copyInto(
  target: pg.Client,
  source: pg.Client,
  parts: readonly MovedPart[],
  isNew: boolean,
): Promise<MovedRows[]> {
  const schemas = parts.map(({ schema }) => schema);
  const tables = await readTables(source, schemas);
  const there = new Map((await readTables(target, schemas)).map((table) => [table.name, table]));
  for (const { name, columns } of tables) {
    const lacks = columns.filter((column) => !there.get(name)?.columns.includes(column));
    if (lacks.length === 0) continue;
    throw new StartupError(
      `${name} has columns that no migration created (${lacks.join(', ')}). Create them at the target too, or remove them at the source.`,
    );
  }
  const unvalidated = await readUnvalidatedChecks(source, schemas);
  for (const { table, name } of unvalidated) {
    await target.query(`alter table ${table} drop constraint if exists ${name}`);
  }
  const moved = await copyRows(source, target, inOrder(tables), isNew);
  for (const { table, name, definition } of unvalidated) {
    await target.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  await copySequences(source, target, schemas);
  return moved;
}

async function connectTo(connection: pg.ClientConfig, begin: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'wire-server-move',
  });
  // A lost connection fails the query under way.
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw toDatabaseUnavailable(error);
  });
  await client.query(begin);
  await client.query(SAME_TEXT);
  return client;
}

/** Whether none of the migrations has been applied yet. */
async function isUnmigrated(to: pg.ClientConfig, sets: readonly MigrationSet[]): Promise<boolean> {
  const target = await connectTo(to, 'begin');
  try {
    for (const set of sets) if ((await versionsIn(target, set)).size > 0) return false;
    return true;
  } finally {
    await target.end().catch(() => {});
  }
}

async function migrateTo(to: pg.ClientConfig, sets: readonly MigrationSet[]): Promise<void> {
  const driver = openPostgres(to);
  try {
    await migrate(driver, sets);
  } finally {
    await driver.close();
  }
}

/** The migrations applied to a database; none where there is no history. */
async function versionsIn(
  client: pg.Client,
  { historySchema }: MigrationSet,
): Promise<ReadonlySet<string>> {
  const history = `${quoteIdentifier(historySchema)}.schema_migrations`;
  const { rows } = await client.query('select to_regclass($1) is not null as kept', [history]);
  if (!rows[0].kept) return new Set();
  const applied = await client.query(`select version from ${history}`);
  return new Set(applied.rows.map(({ version }) => version));
}

/** Rows copied into tables of a later version would miss what the migrations in between did to rows. */
async function requireSameVersions(target: pg.Client, set: MigrationSet): Promise<void> {
  const there = [...(await versionsIn(target, set))];
  const given = [...(set.versions ?? [])];
  const later = given.filter((version) => !there.includes(version));
  if (later.length > 0) {
    throw new StartupError(
      `The source was changed by a later version of the server (${later.join(', ')}). Use that version.`,
    );
  }
  const newer = there.filter((version) => !given.includes(version));
  if (newer.length > 0) {
    throw new StartupError(
      `The target's tables are newer than the source's (${newer.join(', ')}). Start this version once on the source, or move to a new, empty database.`,
    );
  }
}
