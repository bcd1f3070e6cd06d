/** Raises a session to aal2 when a second factor is used, and lowers it when that factor is removed. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import type { SignedIn } from './current-session.ts';
import { respondWithSession, type SessionResponse } from './open-session.ts';
import { insertRefreshToken } from './refresh-tokens.ts';
import { type AuthMethod, recordMethod } from './sessions-table.ts';

/**
 * Earlier refresh tokens of the session required only the first factor, so none is exchanged for the new one.
 * Used again, they are at first only refused, to spare a tab refreshing at this moment; later they
 * end the session, as any old token does.
 */
export async function raiseSession(
  ctx: AuthContext,
  tx: Transaction,
  { user, session }: SignedIn,
  factorId: string,
  method: AuthMethod,
): Promise<SessionResponse> {
  const now = ctx.now();
  await recordMethod(tx, session.id, method, now);
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

/** Removes `method` from their amr claim too. */
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
