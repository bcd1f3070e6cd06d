/** A new address or number: asks for its confirmation, and replaces the old one. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import { voidOneTimeTokens } from '../one-time-tokens/one-time-token.ts';
import { mailToken, textToken } from '../one-time-tokens/send-token.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { putContactIdentities, refreshProviders } from '../users/user-identities.ts';
import { type User, updateUser } from '../users/users-table.ts';
import { refuseTaken } from './taken.ts';

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
