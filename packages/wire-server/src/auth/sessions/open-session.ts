/** Opens a session, for every way of signing in, and answers with its tokens; a second factor raises it to aal2. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { type JsonObject, unixTime } from '../protocol/wire-values.ts';
import { rememberNetwork } from '../users/password-tries.ts';
import { AUTHENTICATED, presentUser } from '../users/present-user.ts';
import { type User, updateUser } from '../users/users-table.ts';
import type { SignedIn } from './current-session.ts';
import {
  type AuthMethod,
  type Client,
  insertRefreshToken,
  insertSession,
  methodsOf,
  recordMethod,
  type Session,
} from './sessions-table.ts';

/** For a user who has just authenticated by `method`. */
export async function openSession(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  method: AuthMethod,
  client: Client,
): Promise<SessionResponse> {
  const now = ctx.now();
  const session = await insertSession(tx, user.id, client, now);
  await recordMethod(tx, session.id, method, now);
  await rememberNetwork(tx, user.id, client.address, now);
  const signedIn = await updateUser(tx, user.id, { lastSignInAt: now }, now);
  return respondWithSession(
    ctx,
    tx,
    signedIn,
    session,
    await insertRefreshToken(tx, session.id, now),
  );
}

export interface SessionResponse {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  /** Unix time, in seconds. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: JsonObject;
}

/** A new access token for `session`, with its current refresh token. */
export async function respondWithSession(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  session: Session,
  refreshToken: string,
): Promise<SessionResponse> {
  const issuedAt = unixTime(ctx.now());
  const lifetime = ctx.settings.accessTokenLifetime;
  const expiresAt = issuedAt + lifetime;
  const accessToken = await ctx.keys.sign({
    iss: ctx.settings.authUrl,
    sub: user.id,
    aud: AUTHENTICATED,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: AUTHENTICATED,
    aal: session.aal,
    amr: await methodsOf(tx, session.id),
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await presentUser(tx, user),
  };
}

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
