/** Auth codes: passed to a client in a URL; only the client that began the sign-in can redeem one (PKCE). */
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import { hashSecret } from '../keys/secret-hash.ts';
import { AuthError } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import { addSeconds } from '../protocol/time.ts';
import type { AuthMethod } from '../sessions/sessions-table.ts';
import { lockUser } from '../users/users-table.ts';
import { type CodeChallenge, matchesChallenge, toCodeChallenge } from './code-challenge.ts';

/** How long an auth code works, as on a Supabase project. */
const AUTH_CODE_LIFETIME_SECONDS = 300;

interface CodeGrant {
  readonly userId: string;
  /** How the user authenticated; recorded in the session. */
  readonly method: AuthMethod;
  /** An identity to link at the exchange, as identities/link-identity.ts stores it. */
  readonly pendingLink: JsonObject | null;
}

/** Returns the code, for the redirect to the client. */
export async function issueAuthCode(
  ctx: AuthContext,
  tx: Transaction,
  {
    userId,
    method,
    codeChallenge,
    pendingLink,
  }: CodeGrant & { readonly codeChallenge: CodeChallenge },
): Promise<string> {
  // As on a Supabase project a code is a UUID: 122 random bits.
  const code = crypto.randomUUID();
  const now = ctx.now();
  await tx.query(
    `insert into auth_service.flow_states
       (user_id, method, code_challenge, code_challenge_method, auth_code_hash, pending_link, created_at,
        expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      userId,
      method,
      codeChallenge.challenge,
      codeChallenge.method,
      hashSecret(code),
      pendingLink === null ? null : JSON.stringify(pendingLink),
      now.toISOString(),
      addSeconds(now, AUTH_CODE_LIFETIME_SECONDS).toISOString(),
    ],
  );
  return code;
}

/**
 * Consumes the code. Roll the transaction back when this throws, so that a wrong verifier leaves the
 * code to its rightful client.
 * @throws {AuthError} 404 flow_state_not_found, 422 flow_state_expired, 400 bad_code_verifier
 */
export async function redeemAuthCode(
  ctx: AuthContext,
  tx: Transaction,
  code: string,
  verifier: string,
): Promise<CodeGrant> {
  const row = await consume(tx, hashSecret(code));
  if (row === null) {
    throw new AuthError(
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    );
  }
  if ((row.expires_at as Date) <= ctx.now()) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const challenge = toCodeChallenge(row);
  if (challenge === null || !matchesChallenge(challenge, verifier)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  return {
    userId: String(row.user_id),
    method: row.method as AuthMethod,
    pendingLink: row.pending_link as JsonObject | null,
  };
}

/** Locks the user, then the code, as every path does. */
async function consume(tx: Transaction, codeHash: string): Promise<Row | null> {
  const [found] = await tx.query(
    'select user_id from auth_service.flow_states where auth_code_hash = $1',
    [codeHash],
  );
  if (found === undefined) return null;
  await lockUser(tx, String(found.user_id));
  const [row] = await tx.query(
    'delete from auth_service.flow_states where auth_code_hash = $1 returning *',
    [codeHash],
  );
  return row ?? null;
}
