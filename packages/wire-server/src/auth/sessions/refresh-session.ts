/**
 * Exchanges a refresh token for the next one, without ever signing honest tabs out.
 *
 * Tabs share one session and may refresh at once, and responses may get lost. So a used token is
 * answered with the session's current one if it was used a moment ago or directly precedes the
 * current one. Anything older was stolen or restored: the session ends for every holder.
 */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';
import { addSeconds } from '../protocol/time.ts';
import { findUser, refuseBanned } from '../users/users-table.ts';
import { hasEnded } from './current-session.ts';
import { endSession } from './end-sessions.ts';
import { respondWithSession, type SessionResponse } from './open-session.ts';
import {
  findRefreshToken,
  type RefreshToken,
  succeedRefreshToken,
  successorOf,
} from './refresh-tokens.ts';
import { lockSession } from './sessions-table.ts';

/** @throws {AuthError} refresh_token_not_found, refresh_token_already_used, session_expired, user_banned */
export async function refreshSession(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  secret: string,
): Promise<SessionResponse> {
  const refreshed = await ctx.transaction((tx) => exchange(ctx, c, tx, secret));
  // Outside the transaction: throwing inside would roll back the end of the session.
  if (refreshed === 'reused') {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return refreshed;
}

async function exchange(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  tx: Transaction,
  secret: string,
): Promise<SessionResponse | 'reused'> {
  const sessionId = (await findRefreshToken(tx, secret))?.sessionId;
  const session = sessionId === undefined ? null : await lockSession(tx, sessionId);
  // Read again under the lock: another tab may have exchanged it meanwhile.
  const token = session === null ? null : await findRefreshToken(tx, secret);
  if (session === null || token === null) {
    throw new AuthError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
  }
  c.set('account', session.userId);
  const now = ctx.now();
  if (hasEnded(session, now)) {
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
  const user = await findUser(tx, session.userId);
  if (user === null) {
    throw new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Session Found');
  }
  refuseBanned(user, now, 400);

  const current = await currentSecret(ctx, tx, token, now);
  if (current === null) {
    // A token just replaced by a second factor (raise-session.ts) may come from a concurrent tab.
    if (!wasJustUsed(ctx, token, now)) await endSession(tx, session.id);
    return 'reused';
  }
  await tx.query('update auth_service.sessions set refreshed_at = $2 where id = $1', [
    session.id,
    now.toISOString(),
  ]);
  return respondWithSession(ctx, tx, user, session, current);
}

/** The secret to answer `token` with; null when it may no longer be answered. */
async function currentSecret(
  ctx: AuthContext,
  tx: Transaction,
  token: RefreshToken,
  now: Date,
): Promise<string | null> {
  if (token.usedAt === null) return succeedRefreshToken(tx, token, now);
  const justUsed = wasJustUsed(ctx, token, now);
  let next = await successorOf(tx, token);
  while (justUsed && next !== null && next.usedAt !== null) next = await successorOf(tx, next);
  return next?.usedAt === null ? next.secret : null;
}

function wasJustUsed({ settings }: AuthContext, { usedAt }: RefreshToken, now: Date): boolean {
  if (usedAt === null) return false;
  return now <= addSeconds(usedAt, settings.refreshReuseInterval);
}
