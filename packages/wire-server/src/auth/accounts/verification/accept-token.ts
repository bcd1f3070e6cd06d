/** What a redeemed link or code does to the account it was sent for. */
import type { Transaction } from '../../../db/driver.ts';
import { changeContact } from '../../contacts/change-contact.ts';
import { claimAccount, proveContact } from '../../contacts/claim-account.ts';
import type { AuthContext } from '../../context/context.ts';
import { hasAgreed, recordAgreement } from '../../one-time-tokens/email-agreement.ts';
import type { OneTimeToken } from '../../one-time-tokens/one-time-token.ts';
import { AuthError } from '../../protocol/errors.ts';
import { lockUser, refuseBanned, type User } from '../../users/users-table.ts';

/** Sent while a change of address waits for its other confirmation. */
export const ONE_MORE_CONFIRMATION =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * The user, now authenticated; null when a change of address waits for its other confirmation.
 * Roll the transaction back when this throws.
 * @throws {AuthError} 403 otp_expired, user_banned; 422 email_exists, phone_exists
 */
export async function acceptToken(
  ctx: AuthContext,
  tx: Transaction,
  token: OneTimeToken,
): Promise<User | null> {
  const user = await lockUser(tx, token.userId);
  if (user === null) throw otpExpired();
  const now = ctx.now();
  refuseBanned(user, now, 403);
  switch (token.purpose) {
    case 'email_change':
    case 'email_change_current':
      return acceptNewEmail(ctx, tx, user, token);
    case 'phone_change':
      if (user.newPhone !== token.sentTo) throw otpExpired();
      return changeContact(tx, user, { phone: user.newPhone, provedPhone: user.newPhone }, now);
    default:
      return confirmContact(tx, user, token, now);
  }
}

export function otpExpired(message = 'Token has expired or is invalid'): AuthError {
  return new AuthError(403, 'otp_expired', message);
}

/** Changes the address once the new one and, if CONFIRM_OLD_EMAIL is on, the current one agree. */
async function acceptNewEmail(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  token: OneTimeToken,
): Promise<User | null> {
  const { email, newEmail } = user;
  const isCurrent = token.purpose === 'email_change_current';
  if (newEmail === null || token.sentTo !== (isCurrent ? email : newEmail)) throw otpExpired();
  const now = ctx.now();
  const other = isCurrent ? 'email_change' : 'email_change_current';
  const otherMatters = isCurrent || (ctx.settings.confirmOldEmail && email !== null);
  if (otherMatters && !(await hasAgreed(tx, user.id, other, newEmail))) {
    await recordAgreement(tx, token, newEmail, now);
    return null;
  }
  return changeContact(tx, user, { email: newEmail, provedEmail: newEmail }, now);
}

/**
 * The sign-up's own message confirms what that sign-up chose, above all its password. The receiver
 * of any other message may never have chosen it.
 */
function confirmContact(
  tx: Transaction,
  user: User,
  { purpose, sentTo }: OneTimeToken,
  now: Date,
): Promise<User> {
  if (sentTo !== user.email && sentTo !== user.phone) throw otpExpired();
  const channel = sentTo === user.email ? 'email' : 'phone';
  return purpose === 'signup'
    ? proveContact(tx, user, channel, now)
    : claimAccount(tx, user, { channel, by: 'message' }, now);
}
