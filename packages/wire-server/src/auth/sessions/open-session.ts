/** Opens a session, for every way of signing in, and answers with its tokens. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import { unixTime } from '../protocol/time.ts';
import { AUTHENTICATED, presentUser } from '../users/present-user.ts';
import { type User, updateUser } from '../users/users-table.ts';
import { rememberNetwork } from './familiar-networks.ts';
import { insertRefreshToken } from './refresh-tokens.ts';
import {
  type AuthMethod,
  type Client,
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
