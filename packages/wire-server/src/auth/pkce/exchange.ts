/** POST /token?grant_type=pkce: exchanges an auth code and its verifier for a session. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { AuthError, validationFailed } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import { readBody } from '../protocol/request-body.ts';
import { openSession } from '../sessions/open-session.ts';
import { clientOf } from '../sessions/sessions-table.ts';
import { transactionRetryingOnConflict } from '../store/retry-on-conflict.ts';
import { findUser, refuseBanned, type User } from '../users/users-table.ts';
import { redeemAuthCode } from './auth-code.ts';

/** Links the identity that a code carries, for the client that has proved that it asked for it. */
export type FinishLinking = (
  ctx: AuthContext,
  tx: Transaction,
  userId: string,
  pendingLink: JsonObject,
) => Promise<User>;

/** @throws {AuthError} as redeemAuthCode and `finishLinking` do; 404 user_not_found, 400 user_banned */
export async function exchangeAuthCode(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  finishLinking: FinishLinking,
): Promise<Response> {
  const body = await readBody(c);
  const code = body.text('auth_code');
  const verifier = body.text('code_verifier');
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const session = await transactionRetryingOnConflict(ctx, async (tx) => {
    const { userId, method, pendingLink } = await redeemAuthCode(ctx, tx, code, verifier);
    c.set('account', userId);
    const user =
      pendingLink === null
        ? await findUser(tx, userId)
        : await finishLinking(ctx, tx, userId, pendingLink);
    if (user === null) throw new AuthError(404, 'user_not_found', 'User not found');
    refuseBanned(user, ctx.now(), 400);
    return openSession(ctx, tx, user, method, clientOf(c));
  });
  return c.json(session);
}
