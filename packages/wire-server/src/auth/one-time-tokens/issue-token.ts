/** Issues a one-time token; only its hashes are stored. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import type { AuthContext } from '../context/context.ts';
import { hashSecret, makeCode, makeSecret } from '../keys/secret-hash.ts';
import type { Purpose } from '../messages/purpose.ts';
import { addSeconds } from '../protocol/time.ts';
import type { NewToken } from './one-time-token.ts';

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
