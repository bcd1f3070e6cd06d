/** Secrets sent to an address or a number: a link to follow or a code to type, once and soon. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context.ts';
import { hashSecret, makeCode, makeSecret } from '../keys/secret-hash.ts';

export type Purpose =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  /** To the new address, and to the one so far. */
  | 'email_change'
  | 'email_change_current'
  | 'sms'
  | 'phone_change'
  | 'reauthentication';

/** What a client sends to finish in its own code (PKCE). */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}

export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly purpose: Purpose;
  readonly sentTo: string;
  readonly codeChallenge: CodeChallenge | null;
}

/** What is sent; the database keeps only their hashes. */
export interface OneTimeSecrets {
  /** 256 random bits, for links; clients call it token_hash. */
  readonly link: string;
  /** Six digits. */
  readonly code: string;
}

/** Wrong codes after which a token is no longer taken: 1 chance in 200,000 to guess one. */
const WRONG_TRIES_MAX = 5;
const MILLISECONDS = 1000;

/** Replaces the user's earlier token of the same purpose. */
export async function issueOneTimeToken(
  ctx: AuthContext,
  tx: Transaction,
  token: Omit<OneTimeToken, 'id'>,
): Promise<OneTimeSecrets> {
  const secrets = { link: makeSecret(), code: makeCode() };
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + ctx.settings.oneTimeTokenLifetime * MILLISECONDS);
  await tx.query('delete from auth_service.one_time_tokens where user_id = $1 and purpose = $2', [
    token.userId,
    token.purpose,
  ]);
  await tx.query(
    `insert into auth_service.one_time_tokens
       (user_id, purpose, sent_to, link_hash, code_hash, code_challenge, code_challenge_method,
        created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      token.userId,
      token.purpose,
      token.sentTo,
      hashSecret(secrets.link),
      hashSecret(secrets.code),
      token.codeChallenge?.challenge ?? null,
      token.codeChallenge?.method ?? null,
      now.toISOString(),
      expiresAt.toISOString(),
    ],
  );
  return secrets;
}

/** The token a link carries, used up by this; null when there is none or its time is over. */
export async function redeemLink(
  ctx: AuthContext,
  tx: Transaction,
  link: string,
): Promise<OneTimeToken | null> {
  const [row] = await tx.query(
    `delete from auth_service.one_time_tokens
     where link_hash = $1 and expires_at > $2 and wrong_tries < $3 returning *`,
    [hashSecret(link), ctx.now().toISOString(), String(WRONG_TRIES_MAX)],
  );
  return row === undefined ? null : toToken(row);
}

/**
 * The token a typed code belongs to, used up by this; null when it is wrong or its time is over.
 * A wrong code is counted: commit the transaction also when this answers null.
 */
export async function redeemCode(
  ctx: AuthContext,
  tx: Transaction,
  userId: string,
  purposes: readonly Purpose[],
  code: string,
): Promise<OneTimeToken | null> {
  const values = [userId, JSON.stringify(purposes), hashSecret(code)];
  const ofThisUser = `user_id = $1
    and purpose in (select jsonb_array_elements_text($2::jsonb))`;
  const [row] = await tx.query(
    `delete from auth_service.one_time_tokens where ${ofThisUser}
       and code_hash = $3 and expires_at > $4 and wrong_tries < $5 returning *`,
    [...values, ctx.now().toISOString(), String(WRONG_TRIES_MAX)],
  );
  if (row !== undefined) return toToken(row);
  await tx.query(
    `update auth_service.one_time_tokens set wrong_tries = wrong_tries + 1
     where ${ofThisUser} and code_hash <> $3`,
    values,
  );
  return null;
}

function toToken(row: Row): OneTimeToken {
  const challenge = row.code_challenge as string | null;
  return {
    id: String(row.id),
    userId: String(row.user_id),
    purpose: row.purpose as Purpose,
    sentTo: String(row.sent_to),
    codeChallenge:
      challenge === null
        ? null
        : { challenge, method: row.code_challenge_method as CodeChallenge['method'] },
  };
}
