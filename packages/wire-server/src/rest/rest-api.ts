/**
 * The data API as a Hono app, relative to its prefix; every error has PostgREST's shape. Who wrote to a table that
 * decides who may do what is in the access log.
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { ANONYMOUS, type Caller, clientOf } from '../db/as-role.ts';
import { PUBLIC_SCHEMA } from '../db/catalogue.ts';
import { DatabaseBusy, DatabaseUnavailable } from '../db/database-errors.ts';
import type { Database } from '../db/open-database.ts';
import { clientAddress, networkBehind, type TrustedProxies } from '../http/client-address.ts';
import type { Connection } from '../http/listen.ts';
import {
  type Allowed,
  type BodyBudgets,
  incomingBody,
  MAX_USER_BODY_BYTES,
  MAX_VISITOR_BODY_BYTES,
} from '../http/receive-body.ts';
import { createTextSender, type SendText } from '../http/text-answer.ts';
import { readTable } from './read-table.ts';
import { callerOf, type VerifyCredential } from './request-headers.ts';
import { RestError, toRestError } from './rest-errors.ts';
import { writeTable } from './write-table.ts';

export interface RestDeps {
  /** @throws {DatabaseUnavailable} while it is not open. */
  database(): Database;
  readonly verifyCredential: VerifyCredential;
  /** For writes: also refuses tokens whose session has ended. */
  readonly verifyForWrite: VerifyCredential;
  readonly maxRows: number;
  /** Proxies trusted to name a visitor's address. */
  readonly trustedProxies: TrustedProxies;
  /** Whether each network has an allowance of slow reads. */
  readonly limitSlowReads: boolean;
  readonly bodies: BodyBudgets;
  /** Tables whose changes are in the access log. */
  readonly accessTables: ReadonlySet<string>;
  readonly logger: Logger;
}

/** The caller once known: their role affects the status of errors. */
type Env = { Bindings: Connection; Variables: { caller?: Caller } };

/** How long a browser may cache a CORS preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/** Parsing a longer address may take a millisecond. */
const LONG_ADDRESS_CHARS = 2000;

export function createRestApi(deps: RestDeps): Hono<Env> {
  const api = new Hono<Env>();
  const send = createTextSender();
  api.options('*', allowOtherOrigins);
  api.use(addHeaders);
  addReads(api, deps, send);
  addWrites(api, deps, send);
  api.all('/:table', (c) => {
    throw new RestError(405, {
      code: 'PGRST117',
      message: `Unsupported HTTP method: ${c.req.method}`,
    });
  });
  api.all('*', () => {
    throw new RestError(404, {
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
    });
  });
  api.onError((error, c) => {
    const failure = toRestError(error, c.get('caller')?.role ?? ANONYMOUS.role);
    if (error instanceof DatabaseBusy) deps.logger.debug('Too many requests at once');
    else if (error instanceof DatabaseUnavailable)
      deps.logger.warn(`Database unavailable: ${error.message}`);
    else if (failure.status >= 500) deps.logger.error({ err: error, path: c.req.path });
    return failure.toResponse();
  });
  return api;
}

/** GET and HEAD of a table. */
function addReads(api: Hono<Env>, deps: RestDeps, send: SendText): void {
  const nextTurn = createTurns();
  api.get('/:table', async (c) => {
    checkSchema(c.req.header('accept-profile'));
    const caller = await callerOf(c.req.raw.headers, deps.verifyCredential);
    c.set('caller', caller);
    const { raw } = c.req;
    const database = deps.database();
    const source = {
      network: networkBehind(raw.headers, c.env.peerAddress, deps.trustedProxies),
      countSlow: deps.limitSlowReads && !c.env.isOwn,
      onUncounted: (error: unknown) =>
        deps.logger.error({ err: error }, 'a slow read was not counted'),
    };
    if (source.countSlow && caller.role === ANONYMOUS.role)
      database.refuseSlowReader(source.network);
    if (raw.url.length > LONG_ADDRESS_CHARS) {
      database.refuseLongQueryWhenFull(caller.role);
      await nextTurn();
    }
    return send(
      raw,
      await readTable(raw, c.req.param('table'), caller, database, deps.maxRows, source),
    );
  });
}

function addWrites(api: Hono<Env>, deps: RestDeps, send: SendText): void {
  const logged = logAccess({
    ...deps,
    addressOf: (c) => addressBehind(c.req.raw.headers, c.env, deps),
  });
  for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
    api.on(method, '/:table', logged, async (c) => {
      checkSchema(c.req.header('content-profile'));
      const caller = await callerOf(c.req.raw.headers, deps.verifyForWrite);
      c.set('caller', caller);
      const { raw } = c.req;
      const body = incomingBody(raw, c.env);
      const receive = () => body.receive(allowedFor(caller, raw.headers, c.env, deps));
      try {
        const database = deps.database();
        return send(
          raw,
          await writeTable(raw, method, c.req.param('table'), caller, database, receive),
        );
      } finally {
        body.release();
      }
    });
  }
}

/** How large a body the caller may send, and whose budget it takes. */
function allowedFor(
  caller: Caller,
  headers: Headers,
  connection: Connection,
  deps: RestDeps,
): Allowed {
  return caller.role === ANONYMOUS.role
    ? {
        maxBytes: MAX_VISITOR_BODY_BYTES,
        budget: deps.bodies.visitors,
        client: networkBehind(headers, connection.peerAddress, deps.trustedProxies),
      }
    : { maxBytes: MAX_USER_BODY_BYTES, budget: deps.bodies.users, client: clientOf(caller) };
}

function addressBehind(
  headers: Headers,
  { peerAddress }: Connection,
  { trustedProxies }: RestDeps,
): string {
  return clientAddress(peerAddress, headers.get('x-forwarded-for'), trustedProxies);
}

/** Allows any origin: no cookies are used, and a key or token must be sent explicitly. */
const allowOtherOrigins = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
});

/** On every response except CORS preflights, unless it has its own. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': [
    'Content-Range',
    'Content-Type',
    'ETag',
    'Location',
    'Preference-Applied',
    'Range-Unit',
    'Retry-After',
  ].join(','),
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding',
};

/** Adds headers in place: `cors` and `c.header` would copy the response including its body. */
const addHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};

function checkSchema(profile: string | undefined): void {
  if (profile === undefined || profile === PUBLIC_SCHEMA) return;
  throw new RestError(406, {
    code: 'PGRST106',
    message: `Invalid schema: ${profile}`,
    hint: `Only the following schemas are exposed: ${PUBLIC_SCHEMA}`,
  });
}

/** Resolves one caller in each turn of the event loop, so that work that briefly blocks it takes turns with the rest. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

const OK = 'ok';

interface Logged {
  readonly logger: Logger;
  /** Such as 'editors'. */
  readonly accessTables: ReadonlySet<string>;
  /** The client's address behind any trusted proxies. */
  readonly addressOf: (c: Context) => string;
}

/**
 * Refusals are logged only of users: any visitor can cause them at will. Expects the variable `caller` once the caller
 * is known. Failures of the server itself are logged elsewhere.
 */
function logAccess({ logger, accessTables, addressOf }: Logged): MiddlewareHandler<{
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
