/** GET /health: 200 when the server can answer requests, 503 while starting or without a database. */
import type { Handler } from 'hono';
import { DatabaseUnavailable, SqlError } from '../db/errors.ts';
import type { Database } from '../db/open-database.ts';
import { RETRY_AFTER_SECONDS } from './failures.ts';

/** How long the database may take, so that a health check is answered within a second. */
const ANSWER_LIMIT_MS = 600;

export function health(database: () => Database): Handler {
  return async (c) => {
    const available = await isAvailable(database);
    return available
      ? c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
      : c.json({ status: 'unavailable' }, 503, {
          'Retry-After': RETRY_AFTER_SECONDS,
          'Cache-Control': 'no-store',
        });
  };
}

async function isAvailable(database: () => Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), ANSWER_LIMIT_MS);
  try {
    const answers = database()
      .ping()
      .then(() => true);
    // A failure after the response no longer matters.
    answers.catch(() => {});
    return await Promise.race([answers, late]);
  } catch (error) {
    if (error instanceof DatabaseUnavailable || error instanceof SqlError) return false;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
