/** Brings a database up to date from a folder of SQL files, recorded as the Supabase CLI records them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { Driver, OwnerTransaction } from './driver.ts';
import { SqlError } from './errors.ts';

/** `<version>_<name>.sql`, the version a timestamp of 14 digits. */
const MIGRATION_FILE = /^(\d{14})_(.+)\.sql$/;

/** Any number other programs do not use: two servers starting at once take turns. */
const ADVISORY_LOCK = '7284623370';

const BOOTSTRAP = new URL('./bootstrap.sql', import.meta.url);

const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  );`;

interface Migration {
  readonly file: string;
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** What a start did to the database. */
export interface MigrationReport {
  /** File names, in the order applied; empty when the database was up to date. */
  readonly applied: readonly string[];
  readonly seeded: boolean;
}

/**
 * Applies every pending file of `folder` and, on a database that had none applied, `seedFile`:
 * all in one transaction, so that a start killed midway changes nothing.
 * @throws {StartupError} when a file fails or was changed after it had been applied.
 */
export async function migrate(
  driver: Driver,
  folder: string,
  seedFile: string | null,
): Promise<MigrationReport> {
  const migrations = await readMigrations(folder);
  return driver.transaction(async (tx) => {
    await tx.script('set local statement_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [ADVISORY_LOCK]);
    await tx.script(await readFile(BOOTSTRAP, 'utf8'));
    await tx.script(HISTORY);
    const recorded = await readHistory(tx);
    const pending = migrations.filter(({ version }) => !recorded.has(version));
    for (const migration of migrations) refuseChange(migration, recorded.get(migration.version));
    for (const migration of pending) await apply(tx, migration);
    const seeded = recorded.size === 0 && seedFile !== null;
    if (seeded) await runFile(tx, seedFile, await readFile(seedFile, 'utf8'));
    return { applied: pending.map(({ file }) => file), seeded };
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = MIGRATION_FILE.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new StartupError(
          `${join(folder, file)}: rename it to <timestamp of 14 digits>_<what it does>.sql.`,
        );
      }
      return { file, version, name, sql: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

async function readHistory(tx: OwnerTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query(
    `select version, array_to_string(statements, ';') as sql from supabase_migrations.schema_migrations`,
  );
  return new Map(rows.map((row) => [String(row.version), String(row.sql ?? '')]));
}

function refuseChange(migration: Migration, recorded: string | undefined): void {
  if (recorded === undefined || recorded === '') return;
  if (withoutLayout(recorded) === withoutLayout(migration.sql)) return;
  throw new StartupError(
    `${migration.file} was changed after it had been applied. Put it back as it was and write the change as a new migration.`,
  );
}

/** The CLI records a file statement by statement: only blanks and semicolons may differ. */
function withoutLayout(sql: string): string {
  return sql.replace(/[\s;]+/g, '');
}

async function apply(tx: OwnerTransaction, { file, version, name, sql }: Migration): Promise<void> {
  await runFile(tx, file, sql);
  await tx.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
    [version, name, sql],
  );
}

async function runFile(tx: OwnerTransaction, file: string, sql: string): Promise<void> {
  try {
    await tx.script(sql);
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    throw new StartupError(`${file}${lineOf(error, sql)} failed: ${error.message}`, {
      cause: error,
    });
  }
}

function lineOf({ position }: SqlError, sql: string): string {
  return position === null ? '' : `, line ${sql.slice(0, position).split('\n').length},`;
}
