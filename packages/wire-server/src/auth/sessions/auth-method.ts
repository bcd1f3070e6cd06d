/** The authentication methods used in a session: its amr claim. */
import type { Transaction } from '../../db/driver.ts';
import { unixTime } from '../protocol/time.ts';

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
