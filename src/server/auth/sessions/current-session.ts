/** Who is asking the auth service: the bearer's user and session, checked against the database. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context.ts';
import { AuthError } from '../errors.ts';
import { checkAccessToken, type TokenFailure } from '../keys/access-token.ts';
import type { User } from '../users/user.ts';
import { findUser } from '../users/users-table.ts';
import { type AssuranceLevel, type Client, findSession, type Session } from './sessions-table.ts';

/** What a user's access token says; nothing of it is checked against the database yet. */
export interface TokenClaims {
  readonly userId: string;
  /** Null for a token made elsewhere with our key. */
  readonly sessionId: string | null;
  /** Of its session when the token was made. */
  readonly aal: AssuranceLevel;
}

export interface SignedIn {
  readonly user: User;
  /** Its level is no higher than the token's: who has only a token from before proves no more. */
  readonly session: Session;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Characters kept of a client's own description; browsers' have under 300. */
const USER_AGENT_MAX = 500;

/** Whether text can be an id of ours at all; Postgres refuses to compare anything else. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

export function bearerOf(headers: Headers): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? [];
  return token ?? null;
}

/** Where this request comes from, for the session it may open. */
export function clientOf(c: Context<AuthEnv>): Client {
  const userAgent = c.req.header('user-agent')?.slice(0, USER_AGENT_MAX) ?? null;
  return { address: c.get('clientAddress'), userAgent };
}

/** @throws {AuthError} 401 no_authorization, 403 bad_jwt */
export async function requireToken(ctx: AuthContext, c: Context<AuthEnv>): Promise<TokenClaims> {
  const token = bearerOf(c.req.raw.headers);
  if (token === null) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const check = await checkAccessToken(ctx.keys, token, ctx.now());
  if (!check.ok) throw invalidToken(check.failure);
  const { sub, session_id: sessionId, aal } = check.claims;
  if (!isUuid(sub)) throw badJwt('invalid claim: missing sub claim');
  return {
    userId: sub,
    sessionId: isUuid(sessionId) ? sessionId : null,
    aal: aal === 'aal2' ? 'aal2' : 'aal1',
  };
}

/**
 * The token's user and session, while both are there.
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

/** `status` is 400 at sign-in and 403 for a session. @throws {AuthError} user_banned */
export function refuseBanned({ bannedUntil }: User, now: Date, status: 400 | 403): void {
  if (bannedUntil !== null && bannedUntil > now) {
    throw new AuthError(status, 'user_banned', 'User is banned');
  }
}

/** 403 bad_jwt, in the words by which clients know a token that is not, or no longer, good. */
export function invalidToken({ message }: TokenFailure): AuthError {
  return badJwt(`invalid JWT: unable to parse or verify signature, ${message}`);
}

function badJwt(message: string): AuthError {
  return new AuthError(403, 'bad_jwt', message);
}
