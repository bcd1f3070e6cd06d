/** GET /health: 200 when the server can answer requests, 503 while starting or without a database. */
import type { Handler } from 'hono';
import { ANONYMOUS } from '../db/as-role.ts';
import { DatabaseUnavailable, SqlError } from '../db/errors.ts';
import type { Database } from '../db/open-database.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

export function health(database: () => Database): Handler {
  return async (c) => {
    try {
      await database().asRole(ANONYMOUS, 'read', (tx) => tx.query('select 1'));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable || error instanceof SqlError)) throw error;
      return c.json({ status: 'unavailable' }, 503, {
        'Retry-After': RETRY_AFTER_SECONDS,
        'Cache-Control': 'no-store',
      });
    }
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  };
}
