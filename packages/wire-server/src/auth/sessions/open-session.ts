/** Opens a session, for every way of signing in. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import type { User } from '../users/user.ts';
import { updateUser } from '../users/users-table.ts';
import { type AuthMethod, recordMethod } from './auth-method.ts';
import type { Client } from './client.ts';
import { insertRefreshToken } from './refresh-tokens.ts';
import { respondWithSession, type SessionResponse } from './session-response.ts';
import { insertSession } from './sessions-table.ts';

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
  const signedIn = await updateUser(tx, user.id, { lastSignInAt: now }, now);
  return respondWithSession(
    ctx,
    tx,
    signedIn,
    session,
    await insertRefreshToken(tx, session.id, now),
  );
}
