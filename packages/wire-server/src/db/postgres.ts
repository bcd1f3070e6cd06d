/** The driver: a pool of connections to one Postgres. */
import pg from 'pg';
import { lowerPriority } from '../system/machine.ts';
import {
  DatabaseBusy,
  type DatabaseUnavailable,
  toDatabaseError,
  toDatabaseUnavailable,
} from './database-errors.ts';
import type { Driver, OwnerTransaction } from './driver.ts';

/** Default maximum of connections; Postgres itself allows 100 by default, shared with other programs. */
const POOL_SIZE = 10;
/** Plans a connection keeps before it is replaced. Clients send a few dozen kinds of queries; a plan takes some kB. */
const PLANS_LIMIT = 100;
/** How long to wait for a free or new connection before the database counts as unavailable. */
const CONNECT_TIMEOUT_MS = 2000;
/** How long a connection is silent before the system checks that its other end is still there. */
const KEEP_ALIVE_DELAY_MS = 10_000;
/** How long closing waits for transactions and for the database to disconnect: longer than a request may take. */
const CLOSE_LIMIT_MS = 8000;
/** The exact message of pg-pool when every connection stays in use. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

interface Options {
  /** Maximum number of connections, without those of `visitors`. */
  readonly connections?: number;
  /**
   * Further connections, reserved for visitors, and the SQL that sets each one up. Not for use with a pooler, which
   * gives one connection to several programs.
   */
  readonly visitors?: { readonly session: string; readonly connections: number };
  /** For a Postgres on this machine: a read that takes longer continues at a low priority. */
  readonly slowReadMs?: number;
  /** Why no connection can be opened, if the caller knows better than the connection's own error; otherwise null. */
  readonly whyUnavailable?: () => DatabaseUnavailable | null;
  /** Called when no connection can be opened. */
  readonly onUnavailable?: (reason: DatabaseUnavailable) => void;
  /** Called when one has been opened. */
  readonly onAvailable?: () => void;
}

/** Connections whose process has a low priority, which only root could raise again: they are closed. */
const slowed = new WeakSet<pg.PoolClient>();
/** The names of each connection's plans. */
const plans = new WeakMap<pg.PoolClient, Map<string, string>>();

/** The driver over a pool. */
export function openPostgres(connection: pg.ClientConfig, options: Options = {}): Driver {
  const { connections = POOL_SIZE, visitors: forVisitors, slowReadMs } = options;
  const pool = openPool({ ...connection, max: connections });
  const visitors = forVisitors === undefined ? null : openVisitors(connection, forVisitors);
  const { withClient, cutAll } = createConnections(
    visitors === null ? [pool] : [pool, visitors],
    options,
  );

  return {
    async ping(limitMs) {
      await withClient(pool, limitMs, (client) => client.query('select 1').catch(rethrow));
    },
    transaction: (work, opening) =>
      withClient(pool, opening?.limitMs ?? null, async (client) => {
        const tx = ownerTransaction(client);
        // Awaited by itself: what came after a failed begin would run outside any transaction, as the owner.
        await tx.script(opening?.begin ?? 'begin');
        const result = await work(tx);
        await tx.script('commit');
        return result;
      }),
    single: ({ begin, limitMs }, { sql, values }, planKey) =>
      withClient(pool, limitMs, async (client) => {
        await client.query(begin).catch(rethrow); // By itself, as above.
        const name = visitors === null ? undefined : planName(client, `${planKey} ${sql}`);
        const answers = Promise.all([
          client.query({ name, text: sql, values: [...values] }),
          client.query('commit'),
        ]);
        const [{ rows }] = await makeWay(client, answers, slowReadMs).catch(rethrow);
        return rows;
      }),
    readAsVisitor:
      visitors &&
      (({ sql, values }, limitMs) =>
        withClient(visitors, limitMs, async (client) => {
          const query = { name: planName(client, sql), text: sql, values: [...values] };
          const { rows } = await makeWay(client, client.query(query), slowReadMs).catch(rethrow);
          return rows;
        })),
    async close() {
      const late = setTimeout(cutAll, CLOSE_LIMIT_MS);
      await Promise.all([pool.end(), visitors?.end()]).finally(() => clearTimeout(late));
    },
  };
}

interface Connections {
  /**
   * Hands `work` a connection of a pool, which is not used again when it may be in an unknown state.
   * @param limitMs until the connection is cut; null for never.
   */
  withClient<T>(
    from: pg.Pool,
    limitMs: number | null,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T>;
  /** Cuts every open connection. */
  cutAll(): void;
}

/** The connections of these pools. Once one goes silent, those opened before are not used again. */
function createConnections(pools: readonly pg.Pool[], options: Options): Connections {
  const openedAt = new Map<pg.PoolClient, number>();
  /** When a connection last went silent. */
  let silentSince = 0;
  for (const pool of pools) {
    pool.on('connect', (client) => {
      openedAt.set(client, performance.now());
      options.onAvailable?.();
    });
    pool.on('remove', (client) => openedAt.delete(client));
  }

  /** A connection that is expected to answer. */
  async function take(from: pg.Pool): Promise<pg.PoolClient> {
    for (;;) {
      const client = await from.connect().catch((error: unknown) => {
        throw explainNoConnection(error, options);
      });
      if ((openedAt.get(client) ?? 0) >= silentSince) return client;
      cut(client);
      client.release(true);
    }
  }

  return {
    async withClient(from, limitMs, work) {
      const asked = performance.now();
      const client = await take(from);
      const giveUp = () => {
        // The network may have lost what was sent on any open connection.
        silentSince = performance.now();
        cut(client);
      };
      const late =
        limitMs === null ? undefined : setTimeout(giveUp, limitMs - (performance.now() - asked));
      return workAndRelease(client, work).finally(() => clearTimeout(late));
    },
    cutAll() {
      for (const client of openedAt.keys()) cut(client);
    },
  };
}

/** Whatever keeps a connection from opening, a wrong password included, is for the operator to fix. */
function explainNoConnection(
  error: unknown,
  { whyUnavailable, onUnavailable }: Options,
): DatabaseUnavailable {
  if (error instanceof Error && error.message === ALL_IN_USE) {
    return new DatabaseBusy({ cause: error });
  }
  const reason = whyUnavailable?.() ?? toDatabaseUnavailable(error);
  onUnavailable?.(reason);
  return reason;
}

/** Rolls back when `work` fails. The connection is closed when it may be in an unknown state, or is worn. */
async function workAndRelease<T>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let healthy = false;
  try {
    const result = await work(client);
    healthy = true;
    return result;
  } catch (error) {
    healthy = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    const isWorn = slowed.has(client) || (plans.get(client)?.size ?? 0) >= PLANS_LIMIT;
    client.release(!healthy || isWorn);
  }
}

/** The result of a read on `client`, whose process yields to all others once the read is slow. */
async function makeWay<T>(
  client: pg.PoolClient,
  read: Promise<T>,
  slowReadMs: number | undefined,
): Promise<T> {
  if (slowReadMs === undefined) return read;
  const slow = setInterval(() => {
    slowed.add(client);
    if (lowerPriority(processOf(client))) clearInterval(slow);
  }, slowReadMs);
  return read.finally(() => clearInterval(slow));
}

function planName(client: pg.PoolClient, key: string): string {
  const names = plans.get(client) ?? new Map<string, string>();
  plans.set(client, names);
  const name = names.get(key) ?? `plan${names.size}`;
  names.set(key, name);
  return name;
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    application_name: 'wire-server',
    // Statements issued together are sent together.
    pipeline: true,
  });
  // A lost connection fails its own query; without a listener it would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** No connection is handed out before it is set up; one that cannot be is closed. */
function openVisitors(
  connection: pg.ClientConfig,
  { session, connections }: NonNullable<Options['visitors']>,
): pg.Pool {
  return openPool({
    ...connection,
    max: connections,
    onConnect: async (client) => {
      const late = setTimeout(() => cut(client as pg.Client), CONNECT_TIMEOUT_MS);
      await client.query(session).finally(() => clearTimeout(late));
    },
  });
}

/** The id of the process that serves a connection: Postgres sends it at the start, but pg's types omit it. */
function processOf(client: pg.PoolClient): number {
  return (client as pg.PoolClient & { readonly processID: number }).processID;
}

/** Ends a connection without waiting for the other side, which fails the statements sent on it. */
export function cut(client: pg.Client): void {
  client.connection.stream.destroy();
}

function ownerTransaction(client: pg.PoolClient): OwnerTransaction {
  return {
    async query(sql, values = []) {
      const result = await client.query(sql, [...values]).catch(rethrow);
      return result.rows;
    },
    async script(sql) {
      await client.query(sql).catch(rethrow);
    },
  };
}

function rethrow(error: unknown): never {
  throw toDatabaseError(error);
}
