/** Stores sessions, each one sign-in of one user on one device, the methods used in them, and their first tokens. */
import type { Context } from 'hono';
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthEnv } from '../context/auth-context.ts';
import { hashSecret, makeSecret } from '../keys/secret-hash.ts';
import { unixTime } from '../protocol/wire-values.ts';

/** Longer User-Agent headers are truncated; browsers send under 300 characters. */
const MAX_USER_AGENT_CHARS = 500;

/** Where a sign-in comes from. */
export interface Client {
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
  readonly refreshedAt: Date | null;
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

export async function insertSession(
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
    refreshedAt: row.refreshed_at as Date | null,
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
  | 'mfa/webauthn';

/** Records that the session's user has just authenticated by `method`. */
export async function recordMethod(
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
export async function methodsOf(
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
