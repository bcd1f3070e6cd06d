/** The remote driver: a pool of connections to the Postgres at an address. */
import pg from 'pg';
import type { Driver, OwnerTransaction } from './driver.ts';
import { toDatabaseAway, toDatabaseError } from './errors.ts';

/** Connections at most; Postgres itself allows 100 by default, shared with other programs. */
const POOL_SIZE = 10;
/** Milliseconds to wait for a free or new connection before the database counts as away. */
const CONNECT_TIMEOUT = 5000;

export function openPostgres(url: string): Driver {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'pathfinder',
    // Statements asked for together are sent together.
    pipeline: true,
  });
  // A lost connection fails its own query; without a listener it would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const transaction: Driver['transaction'] = async (work) => {
    const client = await pool.connect().catch(away);
    const tx = ownerTransaction(client);
    let healthy = false;
    try {
      // Awaited by itself: what came after a failed begin would run outside any transaction.
      await tx.script('begin');
      const result = await work(tx);
      await tx.script('commit');
      healthy = true;
      return result;
    } catch (error) {
      healthy = await client.query('rollback').then(
        () => true,
        () => false,
      );
      throw error;
    } finally {
      client.release(!healthy);
    }
  };

  return {
    transaction,
    batch: (statements, onStart) =>
      transaction(async (tx) => {
        onStart();
        const rows = await Promise.all(statements.map(({ sql, values }) => tx.query(sql, values)));
        return rows.at(-1) ?? [];
      }),
    close: () => pool.end(),
  };
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

/** Whatever keeps a connection from opening, a wrong password included, is for the operator to mend. */
function away(error: unknown): never {
  throw toDatabaseAway(error);
}
