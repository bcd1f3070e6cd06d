/** Chooses the driver and opens the database, waiting for a Postgres that is not up yet. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAway } from './errors.ts';
import type { MigrationSet } from './migrate.ts';
import { type OpenedDatabase, openDatabase } from './open-database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Milliseconds between attempts to reach Postgres. */
const RETRY_DELAY = 1000;

interface ConnectOptions {
  readonly dataDir: string;
  /** null chooses the embedded database. */
  readonly databaseUrl: string | null;
  readonly migrations: readonly MigrationSet[];
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Told why the database is away, once for each reason. */
  onAway(reason: DatabaseAway): void;
}

/** @throws {StartupError} when the database cannot be opened or brought up to date. */
export async function connect(options: ConnectOptions): Promise<OpenedDatabase> {
  const driver =
    options.databaseUrl === null
      ? await openPglite(join(options.dataDir, 'postgres'))
      : openPostgres(options.databaseUrl);
  let reason: string | null = null;
  for (;;) {
    try {
      return await openDatabase(driver, options.migrations);
    } catch (error) {
      if (error instanceof DatabaseAway && !options.signal.aborted) {
        if (error.message !== reason) options.onAway(error);
        reason = error.message;
        await wait(RETRY_DELAY, undefined, { signal: options.signal }).catch(() => {});
        continue;
      }
      await driver.close();
      throw error;
    }
  }
}
