/** The whole server as a function from Request to Response; it opens nothing by itself. */
import { Hono } from 'hono';
import { health } from './http/health.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveSite } from './http/serve-site.ts';
import type { Site } from './http/site.ts';
import { createRestApi, type RestDeps } from './rest/routes.ts';

interface AppDeps extends RestDeps {
  readonly site: Site;
  /** The web app's own addresses, answered with status 200. */
  readonly siteRoutes: readonly string[];
}

export interface App {
  fetch(request: Request): Promise<Response>;
}

export function createApp(deps: AppDeps): App {
  const app = new Hono();
  app.use(securityHeaders);
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    deps.logger.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    );
  });
  app.get('/health', health(deps.database));
  app.route('/rest/v1', createRestApi(deps));
  app.all('/auth/v1/*', (c) => c.json({ code: 404, message: 'Not found' }, 404));
  app.all('*', serveSite(deps.site, deps.siteRoutes));
  app.onError((error, c) => {
    deps.logger.error({ err: error, path: c.req.path }, 'unexpected error');
    return c.text('Something went wrong on the server.', 500);
  });
  return { fetch: async (request) => app.fetch(request) };
}
