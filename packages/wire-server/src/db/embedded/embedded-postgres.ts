/**
 * The embedded database: Postgres as a process under this one, for this server alone.
 *
 * The server holds an advisory lock while it uses the database. So a second server is refused, and a Postgres whose
 * server was killed can be distinguished from one whose server is running.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterFolder, postgresLog } from '../../system/data-folder.ts';
import { StartupError } from '../../system/startup-error.ts';
import { DatabaseUnavailable, toDatabaseUnavailable } from '../database-errors.ts';
import { cut } from '../postgres.ts';
import { ensureCluster, isAlive } from './cluster-folder.ts';
import { findBinaries, unprivileged } from './postgres-programs.ts';
import { type Cluster, type Postmaster, runPostmaster, stopPostmaster } from './postmaster.ts';
import { connectionTo, findRunning, isStopping } from './running-postgres.ts';

/** Any number no other program uses. */
const OWNER_LOCK = '7284623371';
const OWNER_NAME = 'wire-server-owner';
const RESTART_DELAY_MS = 1000;
/** How long the lock of an ended server may last. */
const RELEASE_TIMEOUT_MS = 5000;
const RELEASE_POLL_MS = 20;

export interface EmbeddedPostgres {
  /** What `pg` connects with: the same for as long as this is open. */
  readonly connection: pg.ClientConfig;
  /**
   * Why a connection could not be opened, when Postgres is not running; otherwise null. A Postgres that another
   * program has told to stop is stopped at once and started again.
   */
  explainNoConnection(): DatabaseUnavailable | null;
  /** Stops Postgres. Call it last: connections are cut. */
  close(): Promise<void>;
}

interface Options {
  /** Aborts the start. */
  readonly signal: AbortSignal;
  /** Called when Postgres ends by itself, and each time it cannot be started again; retries until `close`. */
  readonly onUnavailable?: (reason: DatabaseUnavailable) => void;
  /** Called once it runs again. */
  readonly onAvailable?: () => void;
}

/** The cluster in `dataDir`, created if it is missing. @throws {StartupError} when the folder cannot be used. */
export async function prepareEmbedded(dataDir: string): Promise<Cluster> {
  const binaries = findBinaries();
  const programs = unprivileged();
  await ensureCluster(dataDir, binaries, programs);
  return clusterIn(dataDir, { binaries, programs });
}

/** As `prepareEmbedded`, but never makes a new cluster. @throws {StartupError} when there is none. */
export async function requireEmbedded(dataDir: string): Promise<Cluster> {
  if (!existsSync(clusterFolder(dataDir))) throw noDatabase(dataDir);
  return prepareEmbedded(dataDir);
}

/** The error of a command whose data folder contains no database. */
export function noDatabase(dataDir: string): StartupError {
  return new StartupError(
    `There is no database in ${dataDir}. Set DATA_DIR to the server's data folder.`,
  );
}

/** The cluster of a server with this data folder, whatever state it is in. */
export function clusterIn(
  dataDir: string,
  runtime: Pick<Cluster, 'binaries' | 'programs'>,
): Cluster {
  return { ...runtime, folder: clusterFolder(dataDir), logFile: postgresLog(dataDir) };
}

/**
 * Starts Postgres over `cluster`, or takes over one that a killed server left behind, and keeps it running.
 * @throws {StartupError} when another server uses it, {DatabaseUnavailable} when it cannot start now.
 */
export async function openEmbedded(
  cluster: Cluster,
  { signal, onUnavailable, onAvailable }: Options,
): Promise<EmbeddedPostgres> {
  const closing = new AbortController();
  let postmaster = await runPostmaster(cluster, signal);
  const { address } = postmaster;
  let owner = await takeOwnership(postmaster, cluster);
  let unavailable: DatabaseUnavailable | null = null;
  let restarting = Promise.resolve();
  watch();

  function watch(): void {
    owner.once('end', () => {
      if (!closing.signal.aborted) restarting = restart();
    });
  }

  function reportUnavailable(reason: DatabaseUnavailable): void {
    unavailable = reason;
    onUnavailable?.(reason);
  }

  async function restart(): Promise<void> {
    reportUnavailable(new DatabaseUnavailable('Postgres ended unexpectedly'));
    while (!closing.signal.aborted) {
      try {
        postmaster = await runPostmaster(cluster, closing.signal, address);
        owner = await takeOwnership(postmaster, cluster);
        unavailable = null;
        watch();
        onAvailable?.();
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        reportUnavailable(
          error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(String(error)),
        );
        await wait(RESTART_DELAY_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  return {
    connection: connectionTo(address),
    explainNoConnection() {
      // The end of the owner's connection restarts it.
      if (isStopping(cluster.folder)) cut(owner);
      return unavailable;
    },
    async close() {
      closing.abort();
      await restarting;
      // Cut, not closed in good order: a frozen Postgres would not answer.
      cut(owner);
      await stopPostmaster(postmaster, cluster);
    },
  };
}

/**
 * Stops a Postgres that a killed server left behind on `cluster`, if there is one, so that its files can be moved.
 * @throws {StartupError} when a running server uses it.
 */
export async function stopAbandoned(cluster: Cluster, signal: AbortSignal): Promise<void> {
  if (findRunning(cluster.folder) !== null) await withEmbedded(cluster, signal, async () => {});
}

/**
 * Runs `work` on the Postgres of `cluster`, started for it and stopped afterwards.
 * @throws as `openEmbedded`, and whatever `work` throws.
 * @example await withEmbedded(cluster, signal, (connection) => copyDatabase({ from: connection, to, parts }));
 */
export async function withEmbedded<T>(
  cluster: Cluster,
  signal: AbortSignal,
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const embedded = await openEmbedded(cluster, { signal });
  try {
    return await work(embedded.connection);
  } finally {
    await embedded.close();
  }
}

/**
 * Takes the lock that marks the cluster as used by this server. It is held until the connection ends.
 * @throws {StartupError} when another running server holds it.
 */
async function takeOwnership(postmaster: Postmaster, { folder }: Cluster): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(postmaster.address),
    application_name: `${OWNER_NAME} ${process.pid}`,
  });
  // A lost connection is reported by 'end'.
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw toDatabaseUnavailable(error);
  });
  const deadline = Date.now() + RELEASE_TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1::bigint) as taken', [
      OWNER_LOCK,
    ]);
    if (rows[0].taken) return client;
    const holder = await findHolder(client);
    // The connection of a server that was killed takes a moment to end.
    if ((holder !== null && isAlive(holder)) || Date.now() > deadline) {
      await client.end();
      throw new StartupError(
        `Another server${holder === null ? '' : ` (process ${holder})`} already uses ${dirname(folder)}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await wait(RELEASE_POLL_MS);
  }
}

/** Connects to the Postgres of a running server; null if no server uses the cluster. */
export async function connectionInUse(cluster: Cluster): Promise<pg.ClientConfig | null> {
  const address = findRunning(cluster.folder)?.address ?? null;
  if (address === null) return null;
  const connection = connectionTo(address);
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    const holder = await findHolder(client);
    return holder !== null && isAlive(holder) ? connection : null;
  } catch (error) {
    throw toDatabaseUnavailable(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The process that holds the lock, from its connection's application_name. */
async function findHolder(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(
    `select split_part(a.application_name, ' ', 2) as pid
       from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and a.application_name like '${OWNER_NAME} %'`,
  );
  return rows.length === 0 ? null : Number(rows[0].pid);
}
