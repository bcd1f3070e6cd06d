/**
 * PKCE (RFC 7636): a client begins a sign-in with a code challenge, and gets an auth code in a URL, which only that
 * client can redeem.
 */
import { createHash } from 'node:crypto';
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { hashSecret } from '../keys/secret-hash.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import { addSeconds, type JsonObject } from '../protocol/wire-values.ts';
import type { AuthMethod } from '../sessions/sessions.ts';
import { lockUser } from '../users/users-table.ts';

/** How long an auth code works, as on a Supabase project. */
const AUTH_CODE_LIFETIME_SECONDS = 300;

interface CodeGrant {
  readonly userId: string;
  /** How the user authenticated; recorded in the session. */
  readonly method: AuthMethod;
  /** An identity to link at the exchange, as link-identity.ts stores it. */
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
  const row = await consumeAuthCode(tx, hashSecret(code));
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
async function consumeAuthCode(tx: Transaction, codeHash: string): Promise<Row | null> {
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

/** What a client sends to begin a sign-in. */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}

/** RFC 7636. */
const MIN_CHALLENGE_CHARS = 43;
const MAX_CHALLENGE_CHARS = 128;

/** As `parseCodeChallenge`, from a request's body. */
export function readCodeChallenge(body: RequestBody): CodeChallenge | null {
  return parseCodeChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
}

/** Null for a client not using PKCE. @throws {AuthError} validation_failed */
export function parseCodeChallenge(
  challenge: string | null,
  method: string | null,
): CodeChallenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < MIN_CHALLENGE_CHARS || challenge.length > MAX_CHALLENGE_CHARS) {
    throw validationFailed(
      `code challenge has to be between ${MIN_CHALLENGE_CHARS} and ${MAX_CHALLENGE_CHARS} characters`,
    );
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes.',
    );
  }
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain') {
    throw validationFailed('code_challenge_method must be s256 or plain');
  }
  return { challenge, method: known };
}

/** From a row's two columns; null where they are empty. */
export function toCodeChallenge(row: Row): CodeChallenge | null {
  const challenge = row.code_challenge as string | null;
  const method = row.code_challenge_method as CodeChallenge['method'];
  return challenge === null ? null : { challenge, method };
}

/** Whether `verifier` is what the challenge was made from. */
function matchesChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const made =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return made === challenge;
}
