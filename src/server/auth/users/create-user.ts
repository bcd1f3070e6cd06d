/** Makes a user together with the identities that follow from an address and a number. */
import type { Transaction } from '../../db/driver.ts';
import { putIdentity } from './identities-table.ts';
import { refreshProviders } from './providers.ts';
import { hasProved, type User } from './user.ts';
import { insertUser, type UserChanges } from './users-table.ts';

/** @throws {SqlError} 23505 when the address, the number or the id has a user already. */
export async function createUser(
  tx: Transaction,
  changes: UserChanges,
  now: Date,
  id?: string,
): Promise<User> {
  const user = await insertUser(tx, changes, now, id);
  await putContactIdentities(tx, user, now);
  return refreshProviders(tx, user.id, now);
}

/** Brings the identities 'email' and 'phone' up to date with the user; call it whenever those change. */
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
