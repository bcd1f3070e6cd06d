/** Tokens sent to an address or number, short-lived and single-use, a link or a code; only their hashes are stored. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { hashSecret, makeCode, makeSecret } from '../keys/secret-hash.ts';
import type { Purpose } from '../messages/message-texts.ts';
import { addSeconds } from '../protocol/wire-values.ts';
import { lockUser } from '../users/users-table.ts';
import { type CodeChallenge, toCodeChallenge } from './pkce.ts';

export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly purpose: Purpose;
  /** The address or number it was sent to, as stored in users. */
  readonly sentTo: string;
  /** The PKCE flow that its link finishes. */
  readonly codeChallenge: CodeChallenge | null;
}

export type NewToken = Omit<OneTimeToken, 'id'>;

/** What is sent to the receiver. */
export interface OneTimeSecrets {
  /** 256 random bits, for links; clients call it token_hash. */
  readonly link: string;
  /** Six digits. */
  readonly code: string;
}

/**
 * How long wrong codes stay counted. A new token does not reset the count, or requesting
 * one would buy more tries.
 */
const TRIES_COUNTED_SECONDS = 3600;
/** How long an invitation works: its receiver is not waiting for it, and the account is still empty. */
const INVITATION_LIFETIME_SECONDS = 86_400;

/** How many seconds a token of this purpose works. */
export function lifetimeOf(settings: AuthSettings, purpose: Purpose): number {
  return purpose === 'invite' ? INVITATION_LIFETIME_SECONDS : settings.oneTimeTokenLifetime;
}

/** Replaces the user's earlier token of the same purpose. */
export async function issueOneTimeToken(
  ctx: AuthContext,
  tx: Transaction,
  token: NewToken,
): Promise<OneTimeSecrets> {
  const secrets = { link: makeSecret(), code: makeCode() };
  const now = ctx.now();
  await tx.query(
    `insert into auth_service.one_time_tokens as earlier
       (user_id, purpose, sent_to, link_hash, code_hash, code_challenge, code_challenge_method,
        counted_since, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (user_id, purpose) do update
       set sent_to = excluded.sent_to, link_hash = excluded.link_hash,
           code_hash = excluded.code_hash, code_challenge = excluded.code_challenge,
           code_challenge_method = excluded.code_challenge_method,
           agreed_to = null, expires_at = excluded.expires_at,
           wrong_tries = case when earlier.counted_since > $10 then earlier.wrong_tries else 0 end,
           counted_since = case when earlier.counted_since > $10 then earlier.counted_since
             else excluded.counted_since end`,
    [
      token.userId,
      token.purpose,
      token.sentTo,
      hashSecret(secrets.link),
      hashSecret(secrets.code),
      token.codeChallenge?.challenge ?? null,
      token.codeChallenge?.method ?? null,
      now.toISOString(),
      addSeconds(now, lifetimeOf(ctx.settings, token.purpose)).toISOString(),
      addSeconds(now, -TRIES_COUNTED_SECONDS).toISOString(),
    ],
  );
  return secrets;
}

/**
 * Wrong codes in an hour after which none is accepted: guessing all day has a chance
 * of 1 in 4,000 per token.
 */
const MAX_WRONG_TRIES = 10;

/** Consumes the token of a link; null when there is none or it has expired. */
export async function redeemLink(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  link: string,
): Promise<OneTimeToken | null> {
  const found = await findRow(ctx, tx, purposes, link);
  return found === null ? null : consume(tx, found, link);
}

/** The token of a link, which keeps working; null when there is none or it has expired. */
export async function findLink(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  link: string,
): Promise<OneTimeToken | null> {
  const found = await findRow(ctx, tx, purposes, link);
  return found === null ? null : toToken(found);
}

async function findRow(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  link: string,
): Promise<Row | null> {
  const [found] = await tx.query(
    `select * from auth_service.one_time_tokens
     where link_hash = $1 and expires_at > $2
       and purpose in (select jsonb_array_elements_text($3::jsonb))`,
    [hashSecret(link), ctx.now().toISOString(), JSON.stringify(purposes)],
  );
  return found ?? null;
}

/**
 * Consumes the token of a code; null when the code is wrong or has expired. A wrong code is counted:
 * commit the transaction even on null.
 */
export async function redeemCode(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  sentTo: string,
  code: string,
): Promise<OneTimeToken | null> {
  const values = [sentTo, JSON.stringify(purposes), hashSecret(code)];
  const sent = `sent_to = $1 and purpose in (select jsonb_array_elements_text($2::jsonb))`;
  const [found] = await tx.query(
    `select id, user_id from auth_service.one_time_tokens
     where ${sent} and code_hash = $3 and expires_at > $4 and wrong_tries < $5 limit 1`,
    [...values, ctx.now().toISOString(), String(MAX_WRONG_TRIES)],
  );
  if (found !== undefined) return consume(tx, found, code);
  await tx.query(
    `update auth_service.one_time_tokens set wrong_tries = wrong_tries + 1
     where ${sent} and code_hash <> $3`,
    values,
  );
  return null;
}

/**
 * Null when it was redeemed or replaced meanwhile. Locks the user, then the token, as every path
 * does.
 */
async function consume(tx: Transaction, found: Row, secret: string): Promise<OneTimeToken | null> {
  await lockUser(tx, String(found.user_id));
  const [row] = await tx.query(
    `delete from auth_service.one_time_tokens
     where id = $1 and (link_hash = $2 or code_hash = $2) returning *`,
    [String(found.id), hashSecret(secret)],
  );
  return row === undefined ? null : toToken(row);
}

/**
 * Invalidates the links and codes sent to a user, and the auth codes that such links returned. Call it when the
 * password, address or number changes.
 */
export async function voidOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  // The rows stay until they are swept, as they count wrong codes: a change must not buy more tries.
  await tx.query(
    `update auth_service.one_time_tokens set link_hash = null, code_hash = '', agreed_to = null
     where user_id = $1`,
    [userId],
  );
  await tx.query('delete from auth_service.flow_states where user_id = $1', [userId]);
}

function toToken(row: Row): OneTimeToken {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    purpose: row.purpose as Purpose,
    sentTo: String(row.sent_to),
    codeChallenge: toCodeChallenge(row),
  };
}
