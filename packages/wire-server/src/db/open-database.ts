/** Opens a database for requests: brought up to date, its catalogue read, reachable only as a role. */
import { createSteadyClock } from '../system/machine.ts';
import { type Allowances, createAllowances, createSlowReads } from './allowances.ts';
import {
  type AsRole,
  AUTH_SERVICE,
  createAsRole,
  createPing,
  createReads,
  type Reads,
} from './as-role.ts';
import { type Catalogue, PUBLIC_SCHEMA, quoteIdentifier, readCatalogue } from './catalogue.ts';
import type { Driver, Transaction } from './driver.ts';
import { type MigrationReport, type MigrationSet, migrate } from './migrate.ts';

/** All that the rest of the server may do with a database. */
export interface Database extends Reads {
  readonly asRole: AsRole;
  readonly allowances: Allowances;
  /** Resolves when the database answers. @throws {DatabaseUnavailable} */
  readonly ping: () => Promise<void>;
  readonly catalogue: Catalogue;
  close(): Promise<void>;
}

export interface OpenedDatabase {
  readonly database: Database;
  readonly migrations: MigrationReport;
  /** Rows in each table right after seeding; empty when nothing was seeded. */
  readonly seededRows: ReadonlyMap<string, number>;
}

/**
 * @param beforeChanging as `migrate` takes it.
 * @throws {StartupError} when one of `sets` cannot be applied.
 */
export async function openDatabase(
  driver: Driver,
  sets: readonly MigrationSet[],
  beforeChanging?: () => Promise<void>,
): Promise<OpenedDatabase> {
  const migrations = await migrate(driver, sets, beforeChanging);
  const { catalogue, seededRows } = await driver.transaction(async (tx) => {
    const catalogue = await readCatalogue(tx);
    return {
      catalogue,
      seededRows: migrations.seeded ? await countRows(tx, catalogue) : new Map(),
    };
  });
  const asRole = createAsRole(driver);
  const allowances = createAllowances((work) => asRole(AUTH_SERVICE, 'write', work));
  const slowReads = createSlowReads(allowances, createSteadyClock());
  const database = {
    asRole,
    ...createReads(driver, slowReads),
    allowances,
    ping: createPing(driver),
    catalogue,
    close: driver.close,
  };
  return { database, migrations, seededRows };
}

async function countRows(tx: Transaction, catalogue: Catalogue): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of catalogue.keys()) {
    const table = `${quoteIdentifier(PUBLIC_SCHEMA)}.${quoteIdentifier(name)}`;
    const [row] = await tx.query(`select count(*)::int as rows from ${table}`);
    counts.set(name, Number(row?.rows));
  }
  return counts;
}
