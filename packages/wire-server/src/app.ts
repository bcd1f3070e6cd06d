/** The whole server as a function from Request to Response; it opens no files, ports or connections. */
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AuthEnv } from './auth/context/auth-context.ts';
import { DatabaseUnavailable, SqlError } from './db/database-errors.ts';
import type { Database } from './db/open-database.ts';
import { networkBehind } from './http/client-address.ts';
import type { App, Connection } from './http/listen.ts';
import { RETRY_AFTER_SECONDS } from './http/receive-body.ts';
import { createPageAllowance, type Page, serveSite } from './http/serve-site.ts';
import type { Site } from './http/site.ts';
import { createRestApi, type RestDeps } from './rest/rest-api.ts';

/** Of requests that the server sends to itself. */
const OWN_ORIGIN = 'http://itself';
const OWN_CONNECTION: Connection = { peerAddress: 'itself', isOwn: true };

interface AppDeps extends RestDeps {
  readonly site: Site;
  /** The folder of the site. */
  readonly siteDir: string;
  /** Whether the site's public address is https. */
  readonly isHttps: boolean;
  /** The web app's pages, answered with status 200. */
  readonly pages: readonly Page[];
  /** Whether each network has an allowance of completed pages. */
  readonly limitsPages: boolean;
  readonly restPrefix: string;
  readonly auth: Hono<AuthEnv>;
  /** '' mounts the auth service at the root; the site then handles all other paths. */
  readonly authPrefix: string;
}

export function createApp(deps: AppDeps): App {
  const app = new Hono<AuthEnv>();
  app.use(securityHeaders(deps.isHttps));
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    deps.logger.debug(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    );
  });
  app.route(deps.restPrefix, createRestApi(deps));
  if (deps.authPrefix === '') app.use(answerOwnPaths(deps.auth));
  else app.route(deps.authPrefix, deps.auth);
  app.get('/health', health(deps.database));
  const completion = {
    siteDir: deps.siteDir,
    ask: async (path: string, init?: RequestInit) =>
      app.fetch(new Request(new URL(path, OWN_ORIGIN), init), OWN_CONNECTION),
    admit: admitPages(deps),
    onFailure: (error: unknown) => deps.logger.error({ err: error }, 'a page was not completed'),
  };
  app.all('*', serveSite(deps.site, deps.pages, completion));
  app.onError((error, c) => {
    deps.logger.error({ err: error, path: c.req.path }, 'unexpected error');
    return c.text('Something went wrong on the server.', 500);
  });
  return { fetch: async (request, connection) => app.fetch(request, connection) };
}

/** Whether this page may be completed. Without limits, each may. */
function admitPages({ limitsPages, trustedProxies }: AppDeps): (c: Context<AuthEnv>) => boolean {
  const take = createPageAllowance();
  return ({ req, env }) =>
    !limitsPages || take(networkBehind(req.raw.headers, env.peerAddress, trustedProxies));
}

/** Routes only the paths `api` defines to it, for every method. */
function answerOwnPaths(api: Hono<AuthEnv>): MiddlewareHandler<AuthEnv> {
  const own = new Hono();
  for (const { path } of api.routes) if (!path.includes('*')) own.all(path, (c) => c.body(null));
  return async (c, next) => {
    const [found] = own.router.match('ALL', c.req.path);
    return found.length > 0 ? api.fetch(c.req.raw, c.env) : next();
  };
}

/** A year, for this host alone: others below it may have no HTTPS. */
const HSTS = 'max-age=31536000';

/**
 * Headers on every response against framing, MIME sniffing, foreign scripts and downgrades to HTTP. `isHttps`: whether
 * the site's public address is https.
 */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return secureHeaders({ ...HEADERS, strictTransportSecurity: isHttps && HSTS });
}

const HEADERS = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // A site may show pictures from elsewhere; nothing else is loaded from other hosts.
    imgSrc: ["'self'", 'data:', 'https:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
};

/** How long the database may take, so that a health check is answered within a second. */
const ANSWER_LIMIT_MS = 600;

/** GET /health: 200 when the server can answer requests, 503 while starting or without a database. */
function health(database: () => Database): Handler {
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
