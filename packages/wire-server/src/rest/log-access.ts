/**
 * Adds to the access log who wrote to a table that decides who may do what. Refusals only of users: any visitor can cause
 * them at will.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { ANONYMOUS, type Caller } from '../db/as-role.ts';
import { toRestError } from './protocol/errors.ts';

const OK = 'ok';

interface Logged {
  readonly logger: Logger;
  /** Such as 'editors'. */
  readonly accessTables: ReadonlySet<string>;
  /** The client's address behind any trusted proxies. */
  readonly addressOf: (c: Context) => string;
}

/** Expects the variable `caller` once the caller is known. Failures of the server itself are logged elsewhere. */
export function logAccess({ logger, accessTables, addressOf }: Logged): MiddlewareHandler<{
  Variables: { caller?: Caller };
}> {
  return async (c, next) => {
    await next();
    const table = c.req.param('table') ?? '';
    const caller = c.get('caller');
    if (!accessTables.has(table) || caller === undefined || c.res.status >= 500) return;
    const outcome = c.error === undefined ? OK : toRestError(c.error, caller.role).code;
    const line = {
      event: 'access_changed',
      outcome,
      client: addressOf(c),
      account: caller.claims.sub ?? null,
      table,
      method: c.req.method,
    };
    if (outcome === OK) logger.info(line, 'access');
    else if (caller.role !== ANONYMOUS.role) logger.warn(line, 'access refused');
  };
}
