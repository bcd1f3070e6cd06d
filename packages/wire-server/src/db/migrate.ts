/** Brings a database up to date from folders of SQL files, recorded as the Supabase CLI records them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../system/startup-error.ts';
import { quoteIdentifier } from './catalogue.ts';
import { SqlError } from './database-errors.ts';
import type { Driver, OwnerTransaction } from './driver.ts';

/** `<version>_<name>.sql`, the version a timestamp of 14 digits. */
const MIGRATION_FILE = /^(\d{14})_(.+)\.sql$/;

/** Any number other programs do not use: two servers starting at once take turns. */
const ADVISORY_LOCK = '7284623370';

const BOOTSTRAP = new URL('./bootstrap.sql', import.meta.url);

/** A folder of migrations, and what goes with it. */
export interface MigrationSet {
  readonly folder: string;
  /** The schema whose table `schema_migrations` lists those applied; created if it is missing. */
  readonly historySchema: string;
  /** Runs on a database on which none of them had been applied; null for no seed. */
  readonly seedFile: string | null;
  /** Applies these versions only; by default all there are. */
  readonly versions?: ReadonlySet<string>;
}

interface Migration {
  readonly file: string;
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** What `migrate` did to the database. */
export interface MigrationReport {
  /** File names, in the order applied; empty when the database was up to date. */
  readonly applied: readonly string[];
  readonly seeded: boolean;
}

/**
 * Applies every pending file of every set, set by set: all in one transaction, so that a start
 * killed midway changes nothing.
 * @param beforeChanging awaited before a change to a database on which some of them had been applied before.
 * @throws {StartupError} when a file fails or was changed after it had been applied, or the database contains
 * migrations of another version.
 */
export async function migrate(
  driver: Driver,
  sets: readonly MigrationSet[],
  beforeChanging: () => Promise<void> = async () => {},
): Promise<MigrationReport> {
  const folders = await Promise.all(sets.map(({ folder }) => readMigrations(folder)));
  return driver.transaction(async (tx) => {
    await tx.script('set local statement_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [ADVISORY_LOCK]);
    await tx.script(await readFile(BOOTSTRAP, 'utf8'));
    const plans: Plan[] = [];
    for (const [i, set] of sets.entries()) plans.push(await prepare(tx, set, folders[i] ?? []));
    const changes = plans.some(({ pending }) => pending.length > 0);
    if (changes && plans.some(({ isNew }) => !isNew)) await beforeChanging();
    const reports: MigrationReport[] = [];
    for (const planned of plans) reports.push(await applyPlan(tx, planned));
    return {
      applied: reports.flatMap(({ applied }) => applied),
      seeded: reports.some(({ seeded }) => seeded),
    };
  });
}

/** The pending work for one set. */
interface Plan {
  readonly set: MigrationSet;
  /** The table that lists the applied migrations. */
  readonly history: string;
  readonly pending: readonly Migration[];
  /** Whether none had been applied yet. */
  readonly isNew: boolean;
}

/** Creates the set's history table if it is missing, and finds the migrations that are pending. */
async function prepare(
  tx: OwnerTransaction,
  set: MigrationSet,
  migrations: readonly Migration[],
): Promise<Plan> {
  const history = await ensureHistoryTable(tx, set);
  const recorded = await readHistory(tx, history);
  refuseChanged(migrations, recorded);
  refuseUnknown(set, migrations, recorded);
  const pending = pendingOf(set, migrations, recorded);
  return { set, history, pending, isNew: recorded.size === 0 };
}

/** Returns its name, quoted. */
async function ensureHistoryTable(
  tx: OwnerTransaction,
  { historySchema }: MigrationSet,
): Promise<string> {
  const schema = quoteIdentifier(historySchema);
  const history = `${schema}.schema_migrations`;
  await tx.script(`
    create schema if not exists ${schema};
    create table if not exists ${history} (
      version text primary key,
      statements text[],
      name text
    );`);
  return history;
}

function pendingOf(
  { versions }: MigrationSet,
  migrations: readonly Migration[],
  recorded: Recorded,
): Migration[] {
  return migrations.filter(
    ({ version }) => !recorded.has(version) && (versions?.has(version) ?? true),
  );
}

async function applyPlan(
  tx: OwnerTransaction,
  { set: { seedFile }, history, pending, isNew }: Plan,
): Promise<MigrationReport> {
  for (const migration of pending) await apply(tx, history, migration);
  const seeded = isNew && seedFile !== null;
  if (seeded) await runFile(tx, seedFile, await readFile(seedFile, 'utf8'));
  return { applied: pending.map(({ file }) => file), seeded };
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

/** The SQL of the applied migrations by version; '' where it was not recorded. */
type Recorded = ReadonlyMap<string, string>;

async function readHistory(tx: OwnerTransaction, history: string): Promise<Recorded> {
  const rows = await tx.query(
    `select version, array_to_string(statements, ';') as sql from ${history}`,
  );
  return new Map(rows.map((row) => [String(row.version), String(row.sql ?? '')]));
}

function refuseChanged(migrations: readonly Migration[], recorded: Recorded): void {
  for (const { file, version, sql } of migrations) {
    const applied = recorded.get(version);
    if (!applied || withoutCommentsAndLayout(applied) === withoutCommentsAndLayout(sql)) continue;
    throw new StartupError(
      `${file} was changed after it had been applied. Put it back as it was and write the change as a new migration.`,
    );
  }
}

/** A database changed by a later version may contain what this one would overlook or undo. */
function refuseUnknown(
  { historySchema }: MigrationSet,
  migrations: readonly Migration[],
  recorded: Recorded,
): void {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...recorded.keys()].filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  throw new StartupError(
    `The database contains migrations that this version of the server does not know (${historySchema}: ${unknown.sort().join(', ')}). Start the version that made them, or restore an earlier backup with npm run restore.`,
  );
}

/**
 * What a migration does, to compare it with what was applied. The CLI records a file statement by statement, so blanks
 * and semicolons may differ, and the lines that are comments may be reworded.
 */
function withoutCommentsAndLayout(sql: string): string {
  return sql.replace(/^\s*--.*$/gm, '').replace(/[\s;]+/g, '');
}

async function apply(
  tx: OwnerTransaction,
  history: string,
  { file, version, name, sql }: Migration,
): Promise<void> {
  await runFile(tx, file, sql);
  await tx.query(`insert into ${history} (version, name, statements) values ($1, $2, array[$3])`, [
    version,
    name,
    sql,
  ]);
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
