/** The token's user and session, checked against the database. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';
import { findUser, refuseBanned, type User } from '../users/users-table.ts';
import type { TokenClaims } from './bearer.ts';
import { findSession, type Session } from './sessions-table.ts';

export interface SignedIn {
  readonly user: User;
  /** Its level is capped at the token's: a token issued before a raise stays aal1. */
  readonly session: Session;
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
