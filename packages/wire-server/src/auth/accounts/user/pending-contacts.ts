/** Which changes of address and number take effect only after confirmation. */
import type { AuthContext } from '../../context/context.ts';
import type { User } from '../../users/user.ts';
import type { WantedChanges } from './wanted-changes.ts';

/** Null: no change is pending. */
export interface PendingContacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * A new address always waits, so that a typo locks no one out; only an anonymous user gets it under
 * the same conditions as by signing up.
 */
export function pendingContacts(
  { settings }: AuthContext,
  user: User,
  { email, phone }: WantedChanges,
): PendingContacts {
  const emailAtOnce = user.isAnonymous && !settings.confirmEmail;
  return {
    email: emailAtOnce || email === user.email ? null : email,
    phone: !settings.confirmPhone || phone === user.phone ? null : phone,
  };
}
