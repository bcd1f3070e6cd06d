/** Adds a provider's identity to the account of who asked for it (U2). */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { refuseBanned } from '../sessions/current-session.ts';
import { findIdentity, insertIdentity } from '../users/identities-table.ts';
import { refreshProviders } from '../users/providers.ts';
import type { User } from '../users/user.ts';
import { findUserByEmail, lockUser, type UserChanges, updateUser } from '../users/users-table.ts';
import type { ProviderProfile } from './provider-profile.ts';

/**
 * Who was anonymous, or had no address, becomes somebody by this.
 * @throws {AuthError} 422 identity_already_exists, email_exists, user_not_found, 403 user_banned
 * @throws {SqlError} 23505 when somebody else does the same at this moment
 */
export async function linkIdentity(
  ctx: AuthContext,
  tx: Transaction,
  userId: string,
  provider: string,
  profile: ProviderProfile,
): Promise<User> {
  const user = await lockUser(tx, userId);
  if (user === null) {
    throw new AuthError(422, 'user_not_found', 'Linking target user not found');
  }
  const now = ctx.now();
  refuseBanned(user, now, 403);
  await refuseTaken(tx, user, provider, profile);
  const { id: providerId, data: identityData } = profile;
  await insertIdentity(tx, { userId, provider, providerId, identityData }, now);
  await updateUser(tx, userId, await gains(tx, user, profile, now), now);
  return refreshProviders(tx, userId, now);
}

async function refuseTaken(
  tx: Transaction,
  user: User,
  provider: string,
  profile: ProviderProfile,
): Promise<void> {
  const taken = await findIdentity(tx, provider, profile.id);
  if (taken === null) return;
  throw new AuthError(
    422,
    'identity_already_exists',
    taken.userId === user.id
      ? 'Identity is already linked'
      : 'Identity is already linked to another user',
  );
}

/** The address of the identity, for an account that has none. */
async function gains(
  tx: Transaction,
  user: User,
  { verifiedEmail }: ProviderProfile,
  now: Date,
): Promise<UserChanges> {
  if (user.email !== null || verifiedEmail === null) return { isAnonymous: false };
  if ((await findUserByEmail(tx, verifiedEmail)) !== null) {
    throw new AuthError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  return { isAnonymous: false, email: verifiedEmail, emailConfirmedAt: now };
}
