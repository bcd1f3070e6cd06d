/** POST /token?grant_type=pkce: exchanges an auth code and its verifier for a session. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { AuthError, validationFailed } from '../protocol/errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { openSession } from '../sessions/open-session.ts';
import { clientOf } from '../sessions/sessions-table.ts';
import { findUser, refuseBanned } from '../users/users-table.ts';
import { redeemAuthCode } from './auth-code.ts';

export async function exchangeAuthCode(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const code = body.text('auth_code');
  const verifier = body.text('code_verifier');
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const session = await ctx.transaction(async (tx) => {
    const { userId, method } = await redeemAuthCode(ctx, tx, code, verifier);
    c.set('account', userId);
    const user = await findUser(tx, userId);
    if (user === null) throw new AuthError(404, 'user_not_found', 'User not found');
    refuseBanned(user, ctx.now(), 400);
    return openSession(ctx, tx, user, method, clientOf(c));
  });
  return c.json(session);
}
