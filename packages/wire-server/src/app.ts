/** The whole server as a function from Request to Response; it opens no files, ports or connections. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { AuthEnv } from './auth/context/context.ts';
import { health } from './http/health.ts';
import type { App } from './http/listen.ts';
import type { Page, PageRequest } from './http/page-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveSite } from './http/serve-site.ts';
import type { Site } from './http/site.ts';
import { createRestApi, type RestDeps } from './rest/routes.ts';

interface AppDeps extends RestDeps {
  readonly site: Site;
  /** The folder of the site. */
  readonly siteDir: string;
  /** Whether the site's public address is https. */
  readonly isHttps: boolean;
  /** The web app's pages, answered with status 200. */
  readonly pages: readonly Page[];
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
    askFor: (c: Context<AuthEnv>) => askAsVisitor(app, c),
    onFailure: (error: unknown) => deps.logger.error({ err: error }, 'a page was not completed'),
  };
  app.all('*', serveSite(deps.site, deps.pages, completion));
  app.onError((error, c) => {
    deps.logger.error({ err: error, path: c.req.path }, 'unexpected error');
    return c.text('Something went wrong on the server.', 500);
  });
  return { fetch: async (request, connection) => app.fetch(request, connection) };
}

/** Calls the app in-process with the visitor's peer address and X-Forwarded-For, so that the visitor's own limits apply. */
function askAsVisitor(app: Hono<AuthEnv>, { req, env }: Context<AuthEnv>): PageRequest['ask'] {
  return async (path, init) => {
    const headers = new Headers(init?.headers);
    const forwarded = req.header('x-forwarded-for');
    if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
    const { peerAddress } = env;
    return app.fetch(new Request(new URL(path, req.url), { ...init, headers }), { peerAddress });
  };
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
