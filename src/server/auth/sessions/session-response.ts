/** What a client gets when it is signed in: an access token, a refresh token and the user (U1). */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context.ts';
import { AUTHENTICATED, presentUser } from '../users/present-user.ts';
import type { JsonObject, User } from '../users/user.ts';
import { updateUser } from '../users/users-table.ts';
import { insertRefreshToken } from './refresh-tokens.ts';
import {
  type AuthMethod,
  type Client,
  insertSession,
  methodsOf,
  noteMethod,
  type Session,
} from './sessions-table.ts';

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

/** Opens a session for a user who has just proved who they are by `method`. */
export async function openSession(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  method: AuthMethod,
  client: Client,
): Promise<SessionResponse> {
  const now = ctx.now();
  const session = await insertSession(tx, user.id, client, now);
  await noteMethod(tx, session.id, method, now);
  const signedIn = await updateUser(tx, user.id, { lastSignInAt: now }, now);
  return respondWithSession(
    ctx,
    tx,
    signedIn,
    session,
    await insertRefreshToken(tx, session.id, now),
  );
}

/** A fresh access token for `session`, beside the refresh token that is now its current one. */
export async function respondWithSession(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  session: Session,
  refreshToken: string,
): Promise<SessionResponse> {
  const issuedAt = Math.floor(ctx.now().getTime() / 1000);
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
