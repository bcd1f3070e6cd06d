/** Which side of a change of address has agreed, while the other still has to. */
import type { Transaction } from '../../db/driver.ts';
import type { Purpose } from '../messages/purpose.ts';
import type { OneTimeToken } from './one-time-token.ts';

/** Records that the side which redeemed this token agrees to the new address. */
export async function recordAgreement(
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

/** Whether that side has agreed to this new address. */
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

/** For a new request: resets both sides' agreement and expires earlier links and codes. */
export async function restartEmailChange(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  // Wrong codes stay counted: a new request must not buy more tries.
  await tx.query(
    `update auth_service.one_time_tokens set expires_at = $2, agreed_to = null
     where user_id = $1 and purpose in ('email_change', 'email_change_current')`,
    [userId, now.toISOString()],
  );
}
