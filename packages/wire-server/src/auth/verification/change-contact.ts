/** A new address or number: asks for its confirmation, and replaces the old one. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { Purpose } from '../messages/message-texts.ts';
import { putContactIdentities, refreshProviders } from '../users/identities.ts';
import { refuseTaken, type User, updateUser } from '../users/users-table.ts';
import { type OneTimeToken, voidOneTimeTokens } from './one-time-tokens.ts';
import type { CodeChallenge } from './pkce.ts';
import { mailToken, textToken } from './send-token.ts';

/**
 * Mails the new address and, if CONFIRM_OLD_EMAIL is on, the current one: then both must agree.
 * @throws {MessageNotSent}
 */
export async function askForNewEmail(
  ctx: AuthContext,
  user: User,
  newEmail: string,
  codeChallenge: CodeChallenge | null,
  redirectTo: string,
): Promise<void> {
  const token = { userId: user.id, codeChallenge, redirectTo };
  if (user.email !== null && ctx.settings.confirmOldEmail) {
    const purpose = 'email_change_current';
    await mailToken(ctx, { ...token, purpose, sentTo: user.email, newEmail });
  }
  await mailToken(ctx, { ...token, purpose: 'email_change', sentTo: newEmail });
}

/** @throws {MessageNotSent} */
export function askForNewPhone(ctx: AuthContext, user: User, newPhone: string): Promise<void> {
  return textToken(ctx, {
    userId: user.id,
    purpose: 'phone_change',
    sentTo: newPhone,
    codeChallenge: null,
  });
}

/** The new contact, proved or taken on trust. */
type NewContact =
  | { readonly email: string; readonly provedEmail?: string }
  | { readonly phone: string; readonly provedPhone?: string };

/** @throws {AuthError} email_exists, phone_exists when another user took it meanwhile */
export async function changeContact(
  tx: Transaction,
  user: User,
  contact: NewContact,
  now: Date,
): Promise<User> {
  const changes =
    'email' in contact
      ? { ...contact, newEmail: null, emailConfirmedAt: now }
      : { ...contact, newPhone: null, phoneConfirmedAt: now };
  await voidOneTimeTokens(tx, user.id);
  const changed = await updateUser(tx, user.id, { ...changes, isAnonymous: false }, now).catch(
    refuseTaken,
  );
  await putContactIdentities(tx, changed, now);
  return refreshProviders(tx, user.id, now);
}

/**
 * Which side of a change of address has agreed is kept while the other still has to. Records that the side which
 * redeemed this token agrees to the new address.
 */
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
