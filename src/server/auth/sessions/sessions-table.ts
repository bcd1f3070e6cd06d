/** A session: one sign-in of one user, on one device; its row, its ways of sign-in, its assurance level. */
import type { Row, Transaction } from '../../db/driver.ts';

/** The ways of proving who one is, as the amr claim names them. */
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

/** Of the wire page: aal2 once a factor was verified in this session. aal3 is never issued. */
export type AssuranceLevel = 'aal1' | 'aal2';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly aal: AssuranceLevel;
  readonly factorId: string | null;
  readonly createdAt: Date;
  readonly refreshedAt: Date | null;
  /** Null: it lives until it is ended. */
  readonly notAfter: Date | null;
}

/** Where a sign-in came from. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

export async function findSession(tx: Transaction, id: string): Promise<Session | null> {
  return only(await tx.query('select * from auth_service.sessions where id = $1', [id]));
}

/** As `findSession`, and keeps others from changing it until the transaction ends. */
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

/** Notes that the session's user has just proved who they are by `method`. */
export async function noteMethod(
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

/** The amr claim: ways and Unix times, newest first. */
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
    timestamp: Math.floor((row.used_at as Date).getTime() / 1000),
  }));
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
