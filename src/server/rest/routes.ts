/** The data API as routes, relative to its prefix; every failure leaves in PostgREST's shape. */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { RequestRole } from '../db/as-role.ts';
import { PUBLIC_SCHEMA } from '../db/catalogue.ts';
import { DatabaseAway } from '../db/errors.ts';
import type { Database } from '../db/open-database.ts';
import { callerOf, InvalidToken, type VerifyAccessToken } from '../http/caller.ts';
import { RestError, toRestError } from './errors.ts';
import { readTable } from './read.ts';

export interface RestDeps {
  /** @throws {DatabaseAway} while it is not open. */
  database(): Database;
  readonly verifyAccessToken: VerifyAccessToken;
  readonly maxRows: number;
  readonly logger: Logger;
}

/** Seconds a browser may remember that cross-origin calls are allowed. */
const PREFLIGHT_MAX_AGE = 86_400;

export function createRestApi(deps: RestDeps): Hono {
  const api = new Hono();
  // Any page may call: nothing here trusts a cookie, and a key or token must be sent on purpose.
  api.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
      exposeHeaders: [
        'Content-Range',
        'Content-Type',
        'Location',
        'Preference-Applied',
        'Range-Unit',
      ],
      maxAge: PREFLIGHT_MAX_AGE,
    }),
  );
  api.use(compress());
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.get('/:table', (c) =>
    respond(c, deps, async (request, enter) => {
      checkSchema(request.headers.get('accept-profile'));
      const caller = enter(await callerOf(request.headers, deps.verifyAccessToken));
      const table = c.req.param('table');
      return readTable(request, table, caller, deps.database(), deps.maxRows);
    }),
  );
  api.all('/:table', (c) =>
    respond(c, deps, async (request) => {
      throw new RestError(405, {
        code: 'PGRST117',
        message: `Unsupported HTTP method: ${request.method}`,
      });
    }),
  );
  api.all('*', (c) =>
    respond(c, deps, async () => {
      throw new RestError(404, {
        code: 'PGRST125',
        message: 'Invalid path specified in request URL',
      });
    }),
  );
  return api;
}

type Work = (
  request: Request,
  enter: <T extends { role: RequestRole }>(caller: T) => T,
) => Promise<Response>;

/** Runs a request and renders its failure, which depends on who was found to be calling. */
async function respond(c: Context, { logger }: RestDeps, work: Work): Promise<Response> {
  let role: RequestRole = 'anon';
  try {
    return await work(c.req.raw, (caller) => {
      role = caller.role;
      return caller;
    });
  } catch (error) {
    const failure = error instanceof InvalidToken ? unauthorized(error) : toRestError(error, role);
    if (error instanceof DatabaseAway) logger.warn(`The database is away: ${error.message}`);
    else if (failure.status >= 500) logger.error({ err: error, path: c.req.path }, failure.message);
    return failure.toResponse();
  }
}

function unauthorized({ failure }: InvalidToken): RestError {
  return new RestError(401, failure);
}

function checkSchema(profile: string | null): void {
  if (profile === null || profile === PUBLIC_SCHEMA) return;
  throw new RestError(406, {
    code: 'PGRST106',
    message: `Invalid schema: ${profile}`,
    hint: `Only the following schemas are exposed: ${PUBLIC_SCHEMA}`,
  });
}
