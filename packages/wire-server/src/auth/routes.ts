/** The auth service's routes, relative to its prefix; every error has GoTrue's shape. */
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { DatabaseUnavailable } from '../db/errors.ts';
import { MAX_VISITOR_BODY_BYTES } from '../http/body-budget.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { incomingBody } from '../http/receive-body.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import type { AuthContext, AuthEnv } from './context/context.ts';
import { health, settings, signingKeys } from './describe-service.ts';
import { factorRoutes } from './factors/routes.ts';
import { finishLinking } from './identities/link-identity.ts';
import { identityRoutes } from './identities/routes.ts';
import { AuthError, renderAuthError, toAuthError } from './protocol/errors.ts';

/** How long a browser may cache a CORS preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

export function createAuthApi(ctx: AuthContext): Hono<AuthEnv> {
  const api = new Hono<AuthEnv>();
  api.use(allowOtherOrigins, preventCaching, setClientAddress(ctx), admitBody(ctx));
  api.get('/health', (c) => health(ctx, c));
  api.get('/settings', (c) => settings(ctx, c));
  api.get('/.well-known/jwks.json', (c) => signingKeys(ctx, c));
  api.route('/', accountRoutes(ctx, finishLinking));
  api.route('/', factorRoutes(ctx));
  api.route('/', adminRoutes(ctx));
  api.route('/', identityRoutes(ctx));
  refuseOtherMethods(api);
  api.all('*', () => {
    throw new AuthError(404, 'not_found', 'Not found');
  });
  api.onError((error, c) => {
    const failure = toAuthError(error);
    if (error instanceof DatabaseUnavailable)
      ctx.logger.warn(`Database unavailable: ${error.message}`);
    else if (failure.status >= 500) ctx.logger.error({ err: error, path: c.req.path });
    return renderAuthError(failure, c.req.raw.headers);
  });
  return api;
}

/** Answers 405 for unsupported methods on existing paths. */
function refuseOtherMethods(api: Hono<AuthEnv>): void {
  const paths = Map.groupBy(api.routes, ({ path }) => path);
  for (const [path, routes] of paths) {
    const methods = new Set(routes.map(({ method }) => method));
    if (methods.has('ALL')) continue;
    const allow = [...methods].join(', ');
    api.all(path, (c) => {
      throw new AuthError(405, 'method_not_allowed', `Unsupported HTTP method: ${c.req.method}`, {
        headers: { Allow: allow },
      });
    });
  }
}

/** Any origin may call: no cookie is trusted, and tokens must be sent explicitly. */
const allowOtherOrigins = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: [
    'X-Supabase-Api-Version',
    'X-Sb-Error-Code',
    'X-Total-Count',
    'Link',
    'Retry-After',
  ],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
});

/** For responses without their own Cache-Control, which the public keys have. */
const preventCaching: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};

function setClientAddress({ settings }: AuthContext): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for') ?? null;
    c.set('clientAddress', clientAddress(c.env.peerAddress, forwarded, settings.trustedProxies));
    await next();
  };
}

/**
 * Even a user's body is as small as a visitor's: four times the metadata limit. It may be held while its request waits
 * for a password to be hashed (passwords/password-hash.ts).
 */
function admitBody({ bodies }: AuthContext): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const body = incomingBody(c.req.raw, c.env);
    c.set('receiveBody', () =>
      body.receive({
        maxBytes: MAX_VISITOR_BODY_BYTES,
        budget: bodies.visitors,
        client: networkOf(c.get('clientAddress')),
      }),
    );
    try {
      await next();
    } finally {
      body.release();
    }
  };
}
