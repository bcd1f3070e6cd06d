/** Public information: settings, health, and public keys. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from './context/context.ts';

/** How long a key set may be cached; after that, every client knows a new key. */
const JWKS_MAX_AGE_SECONDS = 600;

/** GET /health. @throws {DatabaseUnavailable} */
export async function health(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  await ctx.transaction((tx) => tx.query('select'));
  return c.json({
    version: 'v2',
    name: 'GoTrue',
    description: 'Accounts and sessions, over the protocol of GoTrue',
  });
}

/** GET /.well-known/jwks.json */
export function signingKeys(ctx: AuthContext, c: Context<AuthEnv>): Response {
  c.header('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`);
  return c.json(ctx.keys.jwks);
}

/** GET /settings */
export function settings({ settings }: AuthContext, c: Context<AuthEnv>): Response {
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
    // Our addition: a client of GoTrue learns it only by trying.
    manual_linking: settings.manualLinking,
  });
}
