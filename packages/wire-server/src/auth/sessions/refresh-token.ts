/**
 * Exchanges a refresh token for the next one, without ever signing honest tabs out.
 *
 * Tabs share one session and may refresh at once, and responses may get lost. So a used token is
 * answered with the session's current one if it was used a moment ago or directly precedes the
 * current one. Anything older was stolen or restored: the session ends for every holder.
 */
import type { Context } from 'hono';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { hashSecret } from '../keys/secret-hash.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { addSeconds } from '../protocol/wire-values.ts';
import { findUser, refuseBanned } from '../users/users-table.ts';
import { hasEnded } from './current-session.ts';
import { endSession } from './end-sessions.ts';
import {
  insertRefreshToken,
  lockSession,
  respondWithSession,
  type SessionResponse,
} from './sessions.ts';

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
    // A token just replaced by a second factor (raiseSession) may come from a concurrent tab.
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

/**
 * 256 random bits, stored as a hash, exchanged once for a successor.
 *
 * A used token's row holds its successor, encrypted with the used token itself. So the database alone reveals no
 * token, yet a late tab with an old token can be given the current one.
 */
interface RefreshToken {
  readonly secret: string;
  readonly sessionId: string;
  /** Null for the session's current one. */
  readonly usedAt: Date | null;
  readonly sealedSuccessor: string | null;
}

export async function findRefreshToken(
  tx: Transaction,
  secret: string,
): Promise<RefreshToken | null> {
  const [row] = await tx.query('select * from auth_service.refresh_tokens where token_hash = $1', [
    hashSecret(secret),
  ]);
  return row === undefined ? null : toToken(secret, row);
}

/** Exchanges the session's current token for the next; returns the new secret. */
export async function succeedRefreshToken(
  tx: Transaction,
  token: RefreshToken,
  now: Date,
): Promise<string> {
  const successor = await insertRefreshToken(tx, token.sessionId, now);
  await tx.query(
    `update auth_service.refresh_tokens set used_at = $2, sealed_successor = $3
     where token_hash = $1`,
    [hashSecret(token.secret), now.toISOString(), await seal(successor, token.secret)],
  );
  return successor;
}

/** The token a used one was exchanged for; null when it has none. */
async function successorOf(tx: Transaction, token: RefreshToken): Promise<RefreshToken | null> {
  if (token.sealedSuccessor === null) return null;
  return findRefreshToken(tx, await unseal(token.sealedSuccessor, token.secret));
}

function toToken(secret: string, row: Row): RefreshToken {
  return {
    secret,
    sessionId: String(row.session_id),
    usedAt: row.used_at as Date | null,
    sealedSuccessor: row.sealed_successor as string | null,
  };
}

/** A token's 256 random bits serve as an AES-256-GCM key. */
function keyOf(secret: string): Uint8Array {
  return Buffer.from(secret, 'base64url');
}

function seal(successor: string, secret: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(successor))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secret));
}

async function unseal(sealed: string, secret: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyOf(secret));
  return new TextDecoder().decode(plaintext);
}
