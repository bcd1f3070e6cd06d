/** POST /token: every way of getting a session, chosen by grant_type. */
import type { Context } from 'hono';
import type { Limited } from '../../config/limit-settings.ts';
import type { AccessEvent } from '../../context/access-event.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { exchangeAuthCode, type FinishLinking } from '../../pkce/exchange.ts';
import { AuthError, validationFailed } from '../../protocol/errors.ts';
import { readBody } from '../../protocol/request-body.ts';
import { refreshSession } from '../../sessions/refresh-session.ts';
import { refuseIdToken, refuseWeb3 } from './refused.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

interface Grant {
  /** The rate limit it counts against. */
  readonly limit: Limited;
  readonly exchange: (
    ctx: AuthContext,
    c: Context<AuthEnv>,
    finishLinking: FinishLinking,
  ) => Promise<Response>;
}

const GRANTS: ReadonlyMap<string, Grant> = new Map([
  ['password', { limit: 'password', exchange: signInWithPassword }],
  ['pkce', { limit: 'password', exchange: exchangeAuthCode }],
  ['refresh_token', { limit: 'refresh', exchange: refresh }],
  ['id_token', { limit: 'password', exchange: refuseIdToken }],
  ['web3', { limit: 'password', exchange: refuseWeb3 }],
] as const);

export async function token(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  finishLinking: FinishLinking,
): Promise<Response> {
  const grant = GRANTS.get(c.req.query('grant_type') ?? '');
  if (grant === undefined) {
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
  await ctx.limits.take(grant.limit, c.get('clientAddress'));
  return grant.exchange(ctx, c, finishLinking);
}

/** Its name in the access log. */
export function grantEvent(c: Context<AuthEnv>): AccessEvent {
  return c.req.query('grant_type') === 'refresh_token' ? 'refresh' : 'sign_in';
}

async function refresh(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const secret = (await readBody(c)).text('refresh_token');
  if (!secret) throw validationFailed('refresh_token required');
  return c.json(await refreshSession(ctx, c, secret));
}
