/** What anybody may know of the service: its settings, whether it is up, and its public keys (U1). */
import type { Handler } from 'hono';
import type { AuthContext, AuthEnv } from './context.ts';
import type { AuthSettings } from './settings.ts';

/** Seconds a key set may be kept: within that time everybody knows a new key (wire page). */
const JWKS_MAX_AGE = 600;

export function health(ctx: AuthContext): Handler<AuthEnv> {
  return async (c) => {
    await ctx.store((tx) => tx.query('select'));
    return c.json({
      version: 'v2',
      name: 'GoTrue',
      description: 'Accounts and sessions of Pathfinder, over the wire of GoTrue',
    });
  };
}

export function settings(ctx: AuthContext): Handler<AuthEnv> {
  const described = describe(ctx.settings);
  return (c) => c.json(described);
}

export function signingKeys(ctx: AuthContext): Handler<AuthEnv> {
  return (c) => {
    c.header('Cache-Control', `public, max-age=${JWKS_MAX_AGE}`);
    return c.json(ctx.keys.jwks);
  };
}

function describe(settings: AuthSettings) {
  return {
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
  };
}
