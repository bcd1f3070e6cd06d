/** Applies the changes of PUT /user: most at once, those of address and number once they are confirmed. */
import type { Transaction } from '../../../db/driver.ts';
import { changeContact } from '../../contacts/change-contact.ts';
import type { AuthContext } from '../../context/context.ts';
import { restartEmailChange } from '../../one-time-tokens/email-agreement.ts';
import { voidOneTimeTokens } from '../../one-time-tokens/one-time-token.ts';
import { forgiveTry } from '../../passwords/password-tries.ts';
import type { TokenClaims } from '../../sessions/bearer.ts';
import { requireSession } from '../../sessions/current-session.ts';
import { endOtherSessions } from '../../sessions/end-sessions.ts';
import { lockUser, mergeMetadata, type User, updateUser } from '../../users/users-table.ts';
import type { RequestedChanges } from './requested-changes.ts';

/** Null: no change is pending. */
export interface PendingContacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * A new address always waits for confirmation, so that a typo cannot lock the user out; only an anonymous user gets it
 * under the same conditions as at sign-up.
 */
export function pendingContacts(
  { settings }: AuthContext,
  user: User,
  { email, phone }: RequestedChanges,
): PendingContacts {
  const emailAtOnce = user.isAnonymous && !settings.confirmEmail;
  return {
    email: emailAtOnce || email === user.email ? null : email,
    phone: !settings.confirmPhone || phone === user.phone ? null : phone,
  };
}

/** @throws {AuthError} email_exists, phone_exists; and what requireSession throws if the session has ended */
export async function applyChanges(
  ctx: AuthContext,
  tx: Transaction,
  claims: TokenClaims,
  changes: RequestedChanges,
  pending: PendingContacts,
  passwordHash: string | null,
): Promise<User> {
  await lockUser(tx, claims.userId);
  const { user, session } = await requireSession(ctx, tx, claims);
  const now = ctx.now();
  const { email, phone, data } = changes;
  let changed = await updateUser(
    tx,
    user.id,
    {
      // A contact change requested earlier may be a stranger's: cancel it along with their session.
      ...(passwordHash !== null && { passwordHash, newEmail: null, newPhone: null }),
      ...(data !== null && { userMetadata: mergeMetadata(user.userMetadata, data) }),
      ...(pending.email !== null && { newEmail: pending.email }),
      ...(pending.phone !== null && { newPhone: pending.phone }),
    },
    now,
  );
  if (pending.email !== null) {
    // Agreements from now on are to this address, not to one requested before.
    await restartEmailChange(tx, user.id, now);
  }
  if (changes.currentPassword !== null) await forgiveTry(tx, user.id);
  if (passwordHash !== null) {
    await endOtherSessions(tx, user.id, session.id);
    await voidOneTimeTokens(tx, user.id);
  }
  if (email !== null && pending.email === null && email !== user.email) {
    changed = await changeContact(tx, changed, { email }, now);
  }
  if (phone !== null && pending.phone === null && phone !== user.phone) {
    changed = await changeContact(tx, changed, { phone }, now);
  }
  return changed;
}
