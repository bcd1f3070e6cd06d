/** The driver: a pool of connections to one Postgres. */
import pg from 'pg';
import type { Driver, OwnerTransaction } from './driver.ts';
import { type DatabaseUnavailable, toDatabaseError, toDatabaseUnavailable } from './errors.ts';
import { READS_AT_ONCE } from './read-queue.ts';

/** Connections at most; Postgres itself allows 100 by default, shared with other programs. */
const POOL_SIZE = 10;
/** Further ones for visitors, as many as read at once. */
const VISITOR_POOL_SIZE = READS_AT_ONCE;
/** Plans a connection keeps before it is replaced: a program asks a few dozen kinds, each takes some kilobytes. */
const PLANS_LIMIT = 100;
/** How long to wait for a free or new connection before the database counts as unavailable. */
const CONNECT_TIMEOUT_MS = 5000;

interface Options {
  /**
   * What a connection is set up with, once, on which visitors read. Not through a pooler, which hands one connection
   * to several programs.
   */
  readonly visitorSession?: string;
  /** Why no connection can be opened, where that is known better than the connection tells it; null where not. */
  readonly whyUnavailable?: () => DatabaseUnavailable | null;
  /** Called when no connection can be opened. */
  readonly onUnavailable?: (reason: DatabaseUnavailable) => void;
  /** Called when one has been opened. */
  readonly onAvailable?: () => void;
}

export function openPostgres(
  connection: pg.ClientConfig,
  { visitorSession, whyUnavailable = () => null, onUnavailable, onAvailable }: Options = {},
): Driver {
  const pool = openPool({ ...connection, max: POOL_SIZE });
  pool.on('connect', () => onAvailable?.());
  const visitors = visitorSession === undefined ? null : openVisitors(connection, visitorSession);
  const plans = new WeakMap<pg.PoolClient, Map<string, string>>();

  /** Hands `work` a connection, which is not used again when it may be in an unknown state. */
  async function withClient<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    from: pg.Pool = pool,
  ): Promise<T> {
    // Whatever keeps a connection from opening, a wrong password included, is for the operator to mend.
    const client = await from.connect().catch((error: unknown) => {
      const reason = whyUnavailable() ?? toDatabaseUnavailable(error);
      onUnavailable?.(reason);
      throw reason;
    });
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
      client.release(!healthy || (plans.get(client)?.size ?? 0) >= PLANS_LIMIT);
    }
  }

  function planName(client: pg.PoolClient, key: string): string {
    const names = plans.get(client) ?? new Map<string, string>();
    plans.set(client, names);
    const name = names.get(key) ?? `plan${names.size}`;
    names.set(key, name);
    return name;
  }

  return {
    transaction: (work, begin = 'begin') =>
      withClient(async (client) => {
        const tx = ownerTransaction(client);
        // Awaited by itself: what came after a failed begin would run outside any transaction, as the owner.
        await tx.script(begin);
        const result = await work(tx);
        await tx.script('commit');
        return result;
      }),
    single: (begin, { sql, values }, planKey) =>
      withClient(async (client) => {
        await client.query(begin).catch(rethrow); // By itself, as above.
        const name = visitors === null ? undefined : planName(client, `${planKey} ${sql}`);
        const [{ rows }] = await Promise.all([
          client.query({ name, text: sql, values: [...values] }),
          client.query('commit'),
        ]).catch(rethrow);
        return rows;
      }),
    readAsVisitor:
      visitors === null
        ? null
        : ({ sql, values }) =>
            withClient(async (client) => {
              const query = { name: planName(client, sql), text: sql, values: [...values] };
              const { rows } = await client.query(query).catch(rethrow);
              return rows;
            }, visitors),
    async close() {
      await Promise.all([pool.end(), visitors?.end()]);
    },
  };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'wire-server',
    // Statements asked for together are sent together.
    pipeline: true,
  });
  // A lost connection fails its own query; without a listener it would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** No connection is handed out before it is set up; one that cannot be is closed. */
function openVisitors(connection: pg.ClientConfig, session: string): pg.Pool {
  return openPool({
    ...connection,
    max: VISITOR_POOL_SIZE,
    onConnect: async (client) => {
      await client.query(session);
    },
  });
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
