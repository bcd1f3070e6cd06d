/**
 * Sessions, each one sign-in of one user on one device: opened for every way of signing in, raised to aal2 by a second
 * factor, answered with tokens, and stored.
 */
import type { Context } from 'hono';
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { hashSecret, makeSecret } from '../keys/secret-hash.ts';
import { type JsonObject, unixTime } from '../protocol/wire-values.ts';
import { rememberNetwork } from '../users/password-tries.ts';
import { AUTHENTICATED, presentUser } from '../users/present-user.ts';
import { type User, updateUser } from '../users/users-table.ts';

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
 * @param factorId null for a recovery code.
 */
export async function raiseSession(
  ctx: AuthContext,
  tx: Transaction,
  { user, session }: SignedIn,
  factorId: string | null,
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

/** What raised sessions: a factor, or one of a user's recovery codes. */
type Raiser = { readonly factorId: string } | { readonly userId: string };

/** Removes `method` from their amr claim too. */
export async function lowerSessionsRaisedBy(
  tx: Transaction,
  raiser: Raiser,
  method: AuthMethod,
): Promise<void> {
  const [raised, id] =
    'factorId' in raiser
      ? ['factor_id = $1', raiser.factorId]
      : ["user_id = $1 and factor_id is null and aal = 'aal2'", raiser.userId];
  await tx.query(
    `delete from auth_service.session_methods where method = $2
       and session_id in (select id from auth_service.sessions where ${raised})`,
    [id, method],
  );
  await tx.query(
    `update auth_service.sessions set aal = 'aal1', factor_id = null where ${raised}`,
    [id],
  );
}

/** Longer User-Agent headers are truncated; browsers send under 300 characters. */
const MAX_USER_AGENT_CHARS = 500;

/** Where a sign-in comes from. */
interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

export function clientOf(c: Context<AuthEnv>): Client {
  const userAgent = c.req.header('user-agent')?.slice(0, MAX_USER_AGENT_CHARS) ?? null;
  return { address: c.get('clientAddress'), userAgent };
}

/** aal2 once a factor was verified in this session; aal3 is never issued. */
export type AssuranceLevel = 'aal1' | 'aal2';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly aal: AssuranceLevel;
  readonly factorId: string | null;
  readonly createdAt: Date;
  /** Null: no time limit. */
  readonly notAfter: Date | null;
}

export async function findSession(tx: Transaction, id: string): Promise<Session | null> {
  return only(await tx.query('select * from auth_service.sessions where id = $1', [id]));
}

/** As `findSession`, and locks it until the transaction ends. */
export async function lockSession(tx: Transaction, id: string): Promise<Session | null> {
  return only(await tx.query('select * from auth_service.sessions where id = $1 for update', [id]));
}

async function insertSession(
  tx: Transaction,
  userId: string,
  client: Client,
  now: Date,
): Promise<Session> {
  const rows = await tx.query(
    `insert into auth_service.sessions (user_id, client_address, user_agent, created_at)
     values ($1, $2, $3, $4) returning *`,
    [userId, client.address, client.userAgent, now.toISOString()],
  );
  return only(rows) as Session;
}

function only(rows: readonly Row[]): Session | null {
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: String(row.id),
    userId: String(row.user_id),
    aal: row.aal as AssuranceLevel,
    factorId: row.factor_id as string | null,
    createdAt: row.created_at as Date,
    notAfter: row.not_after as Date | null,
  };
}

/** As the amr claim names them. */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'oauth'
  | 'anonymous'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'
  | 'mfa/recovery_code';

/** Records that the session's user has just authenticated by `method`. */
async function recordMethod(
  tx: Transaction,
  sessionId: string,
  method: AuthMethod,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth_service.session_methods (session_id, method, used_at) values ($1, $2, $3)
     on conflict (session_id, method) do update set used_at = excluded.used_at`,
    [sessionId, method, now.toISOString()],
  );
}

/** The amr claim: methods and Unix times, newest first. */
async function methodsOf(
  tx: Transaction,
  sessionId: string,
): Promise<readonly { readonly method: string; readonly timestamp: number }[]> {
  const rows = await tx.query(
    `select method, used_at from auth_service.session_methods
     where session_id = $1 order by used_at desc, method`,
    [sessionId],
  );
  return rows.map((row) => ({
    method: String(row.method),
    timestamp: unixTime(row.used_at as Date),
  }));
}

/** Adds a session's first or next token; returns the secret. */
export async function insertRefreshToken(
  tx: Transaction,
  sessionId: string,
  now: Date,
): Promise<string> {
  const secret = makeSecret();
  await tx.query(
    `insert into auth_service.refresh_tokens (token_hash, session_id, created_at)
     values ($1, $2, $3)`,
    [hashSecret(secret), sessionId, now.toISOString()],
  );
  return secret;
}

export interface SignedIn {
  readonly user: User;
  /** Its level is capped at the token's: a token issued before a raise stays aal1. */
  readonly session: Session;
}
