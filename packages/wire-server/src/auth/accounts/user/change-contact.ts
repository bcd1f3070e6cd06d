/** Replaces a user's address or number. */
import type { Transaction } from '../../../db/driver.ts';
import { refuseTaken } from '../../contacts/taken.ts';
import { dropOneTimeTokens } from '../../one-time-tokens/drop-tokens.ts';
import { putContactIdentities } from '../../users/contact-identities.ts';
import { refreshProviders } from '../../users/refresh-providers.ts';
import type { User } from '../../users/user.ts';
import { updateUser } from '../../users/users-table.ts';

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
  await dropOneTimeTokens(tx, user.id);
  const changed = await updateUser(tx, user.id, { ...changes, isAnonymous: false }, now).catch(
    refuseTaken,
  );
  await putContactIdentities(tx, changed, now);
  return refreshProviders(tx, user.id, now);
}
