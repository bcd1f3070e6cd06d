/** Keeps a user's identities, and the providers in app_metadata, in step with the user. */
import type { Transaction } from '../../db/driver.ts';
import { identitiesOf, putIdentity } from './identities-table.ts';
import {
  findUser,
  hasProved,
  insertUser,
  type User,
  type UserChanges,
  updateUser,
} from './users-table.ts';

/**
 * Creates a user with the identities of their address and number.
 * @throws {SqlError} 23505 when the address, number or id is taken.
 */
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

/** Updates the identities 'email' and 'phone' from the user; call it whenever the address or number changes. */
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

/** Updates app_metadata's provider and providers, oldest first; call it whenever the identities change. */
export async function refreshProviders(tx: Transaction, userId: string, now: Date): Promise<User> {
  const identities = await identitiesOf(tx, userId);
  const user = (await findUser(tx, userId)) as User;
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const [provider] = providers;
  const { provider: _, providers: __, ...others } = user.appMetadata;
  return updateUser(
    tx,
    userId,
    { appMetadata: { ...(provider !== undefined && { provider, providers }), ...others } },
    now,
  );
}
