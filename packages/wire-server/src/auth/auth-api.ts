/**
 * The auth service as a Hono app, relative to its prefix: every endpoint, with its event in the access log and its rate
 * limit, and what all of them share. Every error has GoTrue's shape.
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { incomingBody, MAX_VISITOR_BODY_BYTES } from '../http/receive-body.ts';
import { reauthenticate, recover, resend, sendOtp } from './accounts/code-requests.ts';
import { type FinishLinking, grantEvent, refuseSso, token } from './accounts/sign-in.ts';
import { signUp } from './accounts/sign-up.ts';
import { getUser, putUser } from './accounts/signed-in-user.ts';
import { answerHead, followLink, verify } from './accounts/verify.ts';
import { operatorEvent, requireOperator } from './admin/operator.ts';
import { generateLink, invite } from './admin/operator-links.ts';
import {
  createUserAsOperator,
  deleteFactorAsOperator,
  deleteUserAsOperator,
  getUserAsOperator,
  listFactors,
  listUsers,
  updateUserAsOperator,
} from './admin/operator-users.ts';
import type { Limited } from './config/rate-limits.ts';
import { logged } from './context/access-log.ts';
import type { AuthContext, AuthEnv } from './context/auth-context.ts';
import { enrollFactor, unenrollFactor } from './factors/enroll-factor.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  redeemRecoveryCode,
} from './factors/recovery-codes.ts';
import { challengeFactor, verifyFactor } from './factors/verify-factor.ts';
import { authorize, authorizeLinking } from './identities/authorize.ts';
import { callback } from './identities/callback.ts';
import { finishLinking, unlinkIdentity } from './identities/link-identity.ts';
import { createProviders } from './identities/provider.ts';
import { AuthError, renderAuthError, toAuthError } from './protocol/auth-errors.ts';
import { logout } from './sessions/end-sessions.ts';

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

function accountRoutes(ctx: AuthContext, finishLinking: FinishLinking): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  routes.post('/signup', logged(ctx, 'sign_up'), limited(ctx, 'signup'), (c) => signUp(ctx, c));
  routes.post('/token', logged(ctx, grantEvent), (c) => token(ctx, c, finishLinking));
  routes.post('/logout', logged(ctx, 'sign_out'), (c) => logout(ctx, c));
  routes.get('/user', (c) => getUser(ctx, c));
  routes.put('/user', logged(ctx, 'account_changed'), limited(ctx, 'user'), (c) => putUser(ctx, c));
  routes.post('/recover', logged(ctx, 'code_request'), limited(ctx, 'recover'), (c) =>
    recover(ctx, c),
  );
  routes.post('/otp', logged(ctx, 'code_request'), limited(ctx, 'otp'), (c) => sendOtp(ctx, c));
  routes.post('/resend', logged(ctx, 'code_request'), limited(ctx, 'resend'), (c) =>
    resend(ctx, c),
  );
  routes.post('/verify', logged(ctx, 'sign_in'), limited(ctx, 'verify'), (c) => verify(ctx, c));
  // Without `limited`: it redirects to the client even when the limit refuses it, so it counts the request itself.
  routes.get('/verify', answerHead, logged(ctx, 'sign_in'), (c) => followLink(ctx, c));
  routes.get('/reauthenticate', logged(ctx, 'code_request'), limited(ctx, 'otp'), (c) =>
    reauthenticate(ctx, c),
  );
  routes.post('/sso', refuseSso);
  return routes;
}

function factorRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  const countedAsGuess = limited(ctx, 'factors');
  routes.post('/factors', logged(ctx, 'factor_added'), (c) => enrollFactor(ctx, c));
  routes.delete('/factors/:id', logged(ctx, 'factor_removed'), (c) =>
    unenrollFactor(ctx, c, c.req.param('id')),
  );
  routes.post('/factors/:id/challenge', logged(ctx, 'code_request'), countedAsGuess, (c) =>
    challengeFactor(ctx, c, c.req.param('id')),
  );
  routes.post('/factors/:id/verify', logged(ctx, 'second_factor'), countedAsGuess, (c) =>
    verifyFactor(ctx, c, c.req.param('id')),
  );
  routes.get('/recovery-codes', (c) => countRecoveryCodes(ctx, c));
  routes.post('/recovery-codes', logged(ctx, 'recovery_codes_made'), countedAsGuess, (c) =>
    makeRecoveryCodes(ctx, c),
  );
  routes.post('/recovery-codes/verify', logged(ctx, 'recovery_code'), countedAsGuess, (c) =>
    redeemRecoveryCode(ctx, c),
  );
  return routes;
}

function identityRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const providers = createProviders(ctx);
  const routes = new Hono<AuthEnv>();
  // Each request stores a flow in the database.
  const begins = limited(ctx, 'authorize');
  routes.get('/authorize', begins, (c) => authorize(ctx, providers, c));
  routes.on(['GET', 'POST'], '/callback', logged(ctx, 'sign_in'), (c) =>
    callback(ctx, providers, c),
  );
  routes.get('/user/identities/authorize', logged(ctx, 'identity_link'), begins, (c) =>
    authorizeLinking(ctx, providers, c),
  );
  routes.delete('/user/identities/:id', logged(ctx, 'identity_removed'), (c) =>
    unlinkIdentity(ctx, c),
  );
  return routes;
}

function adminRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  for (const path of ['/admin/*', '/invite']) {
    routes.use(path, logged(ctx, operatorEvent), async (c, next) => {
      await requireOperator(ctx, c);
      await next();
    });
  }
  routes.get('/admin/users', (c) => listUsers(ctx, c));
  routes.post('/admin/users', (c) => createUserAsOperator(ctx, c));
  routes.get('/admin/users/:id', (c) => getUserAsOperator(ctx, c));
  routes.put('/admin/users/:id', (c) => updateUserAsOperator(ctx, c));
  routes.delete('/admin/users/:id', (c) => deleteUserAsOperator(ctx, c));
  routes.get('/admin/users/:id/factors', (c) => listFactors(ctx, c));
  routes.delete('/admin/users/:id/factors/:factor', (c) => deleteFactorAsOperator(ctx, c));
  routes.post('/admin/generate_link', (c) => generateLink(ctx, c));
  routes.post('/invite', (c) => invite(ctx, c));
  return routes;
}

/** @throws {AuthError} 429 */
function limited(ctx: AuthContext, kind: Limited): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    await ctx.limits.take(kind, c.get('clientAddress'));
    await next();
  };
}

/** How long a key set may be cached; after that, every client knows a new key. */
const JWKS_MAX_AGE_SECONDS = 600;

/** GET /health. @throws {DatabaseUnavailable} */
async function health(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  await ctx.transaction((tx) => tx.query('select'));
  return c.json({
    version: 'v2',
    name: 'GoTrue',
    description: 'Accounts and sessions, over the protocol of GoTrue',
  });
}

/** GET /.well-known/jwks.json */
function signingKeys(ctx: AuthContext, c: Context<AuthEnv>): Response {
  c.header('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`);
  return c.json(ctx.keys.jwks);
}

/** GET /settings */
function settings({ settings, admitsSignUp }: AuthContext, c: Context<AuthEnv>): Response {
  return c.json({
    external: {
      anonymous_users: settings.anonymousSignIn,
      email: true,
      phone: true,
      ...Object.fromEntries(settings.providers.map(({ name }) => [name, true])),
    },
    disable_signup: settings.signup.kind === 'closed',
    mailer_autoconfirm: !settings.confirmEmail,
    phone_autoconfirm: !settings.confirmPhone,
    sms_provider: settings.messages.smsWebhook === null ? '' : 'webhook',
    saml_enabled: false,
    // Our additions. A client of GoTrue learns the first only by trying.
    manual_linking: settings.manualLinking,
    recovery_codes: true,
    invited_sign_up: admitsSignUp !== null,
  });
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

/** How long a browser may cache a CORS preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

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
 * for a password to be hashed.
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
