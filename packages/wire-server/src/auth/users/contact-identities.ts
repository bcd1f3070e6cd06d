/** The identities 'email' and 'phone', derived from a user's address and number. */
import type { Transaction } from '../../db/driver.ts';
import { putIdentity } from './identities-table.ts';
import { hasProved, type User } from './user.ts';

/** Updates them from the user; call it whenever the address or number changes. */
export async function putContactIdentities(tx: Transaction, user: User, now: Date): Promise<void> {
  const { id, email, phone } = user;
  const verified = {
    email_verified: hasProved(user, 'email'),
    phone_verified: hasProved(user, 'phone'),
  };
  for (const [provider, contact] of Object.entries({ email, phone })) {
    if (contact === null) continue;
    const identityData = { sub: id, [provider]: contact, ...verified };
    await putIdentity(tx, { userId: id, provider, providerId: id, identityData }, now);
  }
}
