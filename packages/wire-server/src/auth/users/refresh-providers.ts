/** app_metadata's provider and providers: the user's identity providers, oldest first. */
import type { Transaction } from '../../db/driver.ts';
import { identitiesOf } from './identities-table.ts';
import type { User } from './user.ts';
import { findUser, updateUser } from './users-table.ts';

/** Updates them from the user's identities; call it whenever those change. */
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
