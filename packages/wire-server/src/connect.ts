/** Opens the database, embedded or at an address; retries until it is up. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { SLOW_READ_MS } from './db/allowances.ts';
import { CONNECTIONS, VISITOR_CONNECTIONS, VISITOR_SESSION } from './db/as-role.ts';
import type { AutomaticBackups } from './db/backup/automatic-backups.ts';
import { DatabaseUnavailable } from './db/database-errors.ts';
import { type EmbeddedPostgres, openEmbedded } from './db/embedded/embedded-postgres.ts';
import type { Cluster } from './db/embedded/postmaster.ts';
import type { MigrationSet } from './db/migrate.ts';
import { type OpenedDatabase, openDatabase } from './db/open-database.ts';
import { openPostgres } from './db/postgres.ts';

const RETRY_DELAY_MS = 1000;

/** The embedded Postgres reserves connections for visitors, and its slow reads yield to other work. */
const EMBEDDED_ONLY = {
  visitors: { session: VISITOR_SESSION, connections: VISITOR_CONNECTIONS },
  slowReadMs: SLOW_READ_MS,
};

/** A cluster to run Postgres on, or the address of a server. */
export type DatabaseSource =
  | { readonly cluster: Cluster; readonly backups?: AutomaticBackups | null }
  | { readonly url: string };

interface ConnectOptions {
  readonly source: DatabaseSource;
  readonly migrations: readonly MigrationSet[];
  /** Stops the retries. */
  readonly signal: AbortSignal;
  /** Called when the database becomes unavailable, once per reason in an outage. */
  onUnavailable(reason: DatabaseUnavailable): void;
  /** Called when a database that was open before is available again after an outage. */
  onAvailable(): void;
}

/** @throws {StartupError} when the database cannot be opened or brought up to date. */
export async function connect(options: ConnectOptions): Promise<OpenedDatabase> {
  const { source, signal } = options;
  const outages = reportOutages(options);
  const { onUnavailable } = outages;
  let embedded: EmbeddedPostgres | null = null;
  for (;;) {
    try {
      if ('cluster' in source)
        embedded ??= await openEmbedded(source.cluster, { signal, ...outages });
      const opened = await openOver(embedded, source, options.migrations, outages);
      outages.start();
      return opened;
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !signal.aborted) {
        onUnavailable(error);
        await wait(RETRY_DELAY_MS, undefined, { signal }).catch(() => {});
        continue;
      }
      await embedded?.close();
      throw error;
    }
  }
}

async function openOver(
  embedded: EmbeddedPostgres | null,
  source: DatabaseSource,
  migrations: readonly MigrationSet[],
  outages: Outages,
): Promise<OpenedDatabase> {
  const connection: pg.ClientConfig =
    embedded?.connection ?? ('url' in source ? { connectionString: source.url } : {});
  const backups = 'cluster' in source ? (source.backups ?? null) : null;
  const driver = openPostgres(connection, {
    connections: CONNECTIONS,
    // An embedded Postgres reports its outages itself.
    ...(embedded === null ? outages : EMBEDDED_ONLY),
    whyUnavailable: () => embedded?.explainNoConnection() ?? null,
  });
  try {
    const opened = await openDatabase(driver, migrations, async () =>
      backups?.beforeMigrating(connection),
    );
    backups?.start(connection);
    const close = async () => {
      await opened.database.close();
      await backups?.beforeStopping(connection);
      await embedded?.close();
    };
    return { ...opened, database: { ...opened.database, close } };
  } catch (error) {
    await driver.close();
    throw error;
  }
}

interface Outages {
  readonly onUnavailable: (reason: DatabaseUnavailable) => void;
  readonly onAvailable: () => void;
  /** The database is open: from now on the end of an outage is reported too. */
  start(): void;
}

/** Reports each reason in an outage once, then its end; the next outage is reported too. */
function reportOutages(report: Pick<ConnectOptions, 'onUnavailable' | 'onAvailable'>): Outages {
  const reported = new Set<string>();
  let isOpen = false;
  return {
    onUnavailable(reason) {
      if (reported.has(reason.message)) return;
      reported.add(reason.message);
      report.onUnavailable(reason);
    },
    onAvailable() {
      if (!isOpen || reported.size === 0) return;
      reported.clear();
      report.onAvailable();
    },
    start() {
      isOpen = true;
      reported.clear();
    },
  };
}
