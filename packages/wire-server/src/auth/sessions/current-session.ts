/** The user and session of a request: its access token, verified, then checked against the database. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { bearerOf } from '../../http/bearer.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { type CheckedToken, checkAccessToken } from '../keys/access-token.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { isUuid } from '../protocol/wire-values.ts';
import { findUser, refuseBanned } from '../users/users-table.ts';
import { type AssuranceLevel, findSession, type Session, type SignedIn } from './sessions.ts';

/** What a user's access token says. */
export interface TokenClaims {
  readonly userId: string;
  /** Null for a token signed elsewhere with our key. */
  readonly sessionId: string | null;
  /** The session's level when the token was issued. */
  readonly aal: AssuranceLevel;
}

/** The user and session that the request's token is for. @throws {AuthError} 401 no_authorization, 403 bad_jwt */
export async function requireUserToken(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<TokenClaims> {
  const { sub, session_id: sessionId, aal } = (await requireAnyToken(ctx, c)).claims;
  if (!isUuid(sub)) throw badJwt('invalid claim: missing sub claim');
  c.set('account', sub);
  return {
    userId: sub,
    sessionId: isUuid(sessionId) ? sessionId : null,
    aal: aal === 'aal2' ? 'aal2' : 'aal1',
  };
}

/** A token signed with our key, with any role. @throws {AuthError} 401 no_authorization, 403 bad_jwt */
export async function requireAnyToken(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Extract<CheckedToken, { readonly ok: true }>> {
  const token = bearerOf(c.req.raw.headers);
  if (token === null) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const check = await checkAccessToken(ctx.keys, token, ctx.now());
  if (check.ok) return check;
  // Clients recognize an invalid or expired token by these words.
  throw badJwt(`invalid JWT: unable to parse or verify signature, ${check.failure.message}`);
}

function badJwt(message: string): AuthError {
  return new AuthError(403, 'bad_jwt', message);
}

/**
 * The token's user and session, while both exist.
 * @throws {AuthError} 403 user_not_found, session_not_found, user_banned
 */
export async function requireSession(
  ctx: AuthContext,
  tx: Transaction,
  { userId, sessionId, aal }: TokenClaims,
): Promise<SignedIn> {
  const user = await findUser(tx, userId);
  if (user === null) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const session = sessionId === null ? null : await findSession(tx, sessionId);
  if (session === null || session.userId !== user.id || hasEnded(session, ctx.now())) {
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  refuseBanned(user, ctx.now(), 403);
  return { user, session: aal === 'aal1' ? { ...session, aal } : session };
}

export function hasEnded({ notAfter }: Session, now: Date): boolean {
  return notAfter !== null && notAfter <= now;
}
