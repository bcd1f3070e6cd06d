/** Raises a session to aal2 when a second factor was used in it, and lowers it when that factor goes (U2). */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context.ts';
import { type AuthMethod, noteMethod } from './auth-method.ts';
import type { SignedIn } from './current-session.ts';
import { insertRefreshToken } from './refresh-tokens.ts';
import { respondWithSession, type SessionResponse } from './session-response.ts';

/**
 * The session's tokens so far were given to whoever knew the first factor. None of them leads to
 * the new one: used again, they are refused at first, for a tab that refreshes at this moment, and
 * then end the session, as any old token does (U3).
 */
export async function raiseSession(
  ctx: AuthContext,
  tx: Transaction,
  { user, session }: SignedIn,
  factorId: string,
  method: AuthMethod,
): Promise<SessionResponse> {
  const now = ctx.now();
  await noteMethod(tx, session.id, method, now);
  await tx.query(`update auth_service.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    session.id,
    factorId,
  ]);
  await tx.query(
    'update auth_service.refresh_tokens set used_at = $2 where session_id = $1 and used_at is null',
    [session.id, now.toISOString()],
  );
  const refreshToken = await insertRefreshToken(tx, session.id, now);
  return respondWithSession(ctx, tx, user, { ...session, aal: 'aal2', factorId }, refreshToken);
}

/** `method` leaves their amr claim too. */
export async function lowerSessionsRaisedBy(
  tx: Transaction,
  factorId: string,
  method: AuthMethod,
): Promise<void> {
  await tx.query(
    `delete from auth_service.session_methods where method = $2
       and session_id in (select id from auth_service.sessions where factor_id = $1)`,
    [factorId, method],
  );
  await tx.query(
    `update auth_service.sessions set aal = 'aal1', factor_id = null where factor_id = $1`,
    [factorId],
  );
}
