/** Secrets sent to an address or a number: a link to follow or a code to type, once and soon. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context.ts';
import { hashSecret, makeCode, makeSecret } from '../keys/secret-hash.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import type { AuthSettings } from '../settings.ts';
import { lockUser } from '../users/users-table.ts';

export type Purpose =
  /** To the address or the number that signed up. */
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  /** To the new address, and to the one so far. */
  | 'email_change'
  | 'email_change_current'
  /** To a number, to sign in. */
  | 'sms'
  | 'phone_change'
  | 'reauthentication';

export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly purpose: Purpose;
  /** The address or number it was sent to, as users holds it. */
  readonly sentTo: string;
  /** The PKCE flow that its link finishes. */
  readonly codeChallenge: CodeChallenge | null;
}

/** What is sent; the database keeps only their hashes. */
export interface OneTimeSecrets {
  /** 256 random bits, for links; clients call it token_hash. */
  readonly link: string;
  /** Six digits. */
  readonly code: string;
}

/**
 * Wrong codes in an hour after which none is taken any more: a guesser who goes on all day has 1
 * chance in 4,000. A new token does not start a new hour, or asking for one would buy more tries.
 */
const WRONG_TRIES_MAX = 10;
/** Milliseconds. */
const COUNTED_FOR = 3_600_000;
/** Seconds an invitation works: nobody waits for one, and the account it opens is still empty. */
const INVITATION_LIFETIME = 86_400;
const MILLISECONDS = 1000;

/** Seconds a token of this purpose works. */
export function lifetimeOf(settings: AuthSettings, purpose: Purpose): number {
  return purpose === 'invite' ? INVITATION_LIFETIME : settings.oneTimeTokenLifetime;
}

/** Replaces the user's earlier token of the same purpose. */
export async function issueOneTimeToken(
  ctx: AuthContext,
  tx: Transaction,
  token: Omit<OneTimeToken, 'id'>,
): Promise<OneTimeSecrets> {
  const secrets = { link: makeSecret(), code: makeCode() };
  const now = ctx.now();
  const lifetime = lifetimeOf(ctx.settings, token.purpose) * MILLISECONDS;
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
      new Date(now.getTime() + lifetime).toISOString(),
      new Date(now.getTime() - COUNTED_FOR).toISOString(),
    ],
  );
  return secrets;
}

/** The token a link carries, used up by this; null when there is none or its time is over. */
export async function redeemLink(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  link: string,
): Promise<OneTimeToken | null> {
  const [found] = await tx.query(
    `select id, user_id from auth_service.one_time_tokens
     where link_hash = $1 and expires_at > $2
       and purpose in (select jsonb_array_elements_text($3::jsonb))`,
    [hashSecret(link), ctx.now().toISOString(), JSON.stringify(purposes)],
  );
  return found === undefined ? null : takeOut(tx, found, link);
}

/**
 * The token whose code was typed, used up by this; null when it is wrong or its time is over.
 * A wrong code is counted: commit the transaction also when this answers null.
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
    [...values, ctx.now().toISOString(), String(WRONG_TRIES_MAX)],
  );
  if (found !== undefined) return takeOut(tx, found, code);
  await tx.query(
    `update auth_service.one_time_tokens set wrong_tries = wrong_tries + 1
     where ${sent} and code_hash <> $3`,
    values,
  );
  return null;
}

/**
 * Null when it was redeemed or replaced meanwhile. First the user, then the token: everybody locks
 * in this order.
 */
async function takeOut(tx: Transaction, found: Row, secret: string): Promise<OneTimeToken | null> {
  await lockUser(tx, String(found.user_id));
  const [row] = await tx.query(
    `delete from auth_service.one_time_tokens
     where id = $1 and (link_hash = $2 or code_hash = $2) returning *`,
    [String(found.id), hashSecret(secret)],
  );
  return row === undefined ? null : toToken(row);
}

/** Notes that the end which redeemed this token agrees to the new address. */
export async function noteAgreement(
  tx: Transaction,
  { userId, purpose, sentTo }: OneTimeToken,
  newEmail: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth_service.one_time_tokens
       (user_id, purpose, sent_to, code_hash, agreed_to, counted_since, expires_at)
     values ($1, $2, $3, '', $4, $5, $5)`,
    [userId, purpose, sentTo, newEmail, now.toISOString()],
  );
}

/** Whether that end has agreed to this new address. */
export async function hasAgreed(
  tx: Transaction,
  userId: string,
  purpose: Purpose,
  newEmail: string,
): Promise<boolean> {
  const rows = await tx.query(
    `select from auth_service.one_time_tokens
     where user_id = $1 and purpose = $2 and agreed_to = $3`,
    [userId, purpose, newEmail],
  );
  return rows.length > 0;
}

/** Its link and code open nothing any more; wrong codes stay counted. */
export async function voidOneTimeToken(
  tx: Transaction,
  userId: string,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  await tx.query(
    'update auth_service.one_time_tokens set expires_at = $3 where user_id = $1 and purpose = $2',
    [userId, purpose, now.toISOString()],
  );
}

export async function dropOneTimeToken(
  tx: Transaction,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await tx.query('delete from auth_service.one_time_tokens where user_id = $1 and purpose = $2', [
    userId,
    purpose,
  ]);
}

/**
 * What was sent before a password, an address or a number changed opens nothing after it, nor does
 * an auth code that such a link led back with.
 */
export async function dropOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth_service.one_time_tokens where user_id = $1', [userId]);
  await tx.query('delete from auth_service.flow_states where user_id = $1', [userId]);
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
