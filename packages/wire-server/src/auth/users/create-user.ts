/** Creates a user with the identities of their address and number. */
import type { Transaction } from '../../db/driver.ts';
import { putContactIdentities } from './contact-identities.ts';
import { refreshProviders } from './refresh-providers.ts';
import type { User } from './user.ts';
import { insertUser, type UserChanges } from './users-table.ts';

/** @throws {SqlError} 23505 when the address, number or id is taken. */
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
