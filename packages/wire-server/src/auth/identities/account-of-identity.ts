/** Decides which account a provider sign-in opens. */
import type { Transaction } from '../../db/driver.ts';
import { requireSignUpAllowed } from '../accounts/sign-up/enforce-sign-up-rule.ts';
import { claimAccount } from '../contacts/claim-account.ts';
import type { AuthContext } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';
import { findIdentity, insertIdentity, putIdentity } from '../users/identities-table.ts';
import { refreshProviders } from '../users/user-identities.ts';
import {
  findUserByEmail,
  insertUser,
  lockUser,
  mergeMetadata,
  refuseBanned,
  type User,
  updateUser,
} from '../users/users-table.ts';
import type { ProviderProfile } from './provider-profile.ts';

/**
 * The account that has the identity; else the one with the address, which the provider must have
 * verified; else a new one.
 * @throws {AuthError} 403 user_banned, 422 signup_disabled, provider_email_needs_verification
 * @throws {SqlError} 23505 when a concurrent request does the same
 */
export async function accountOfIdentity(
  ctx: AuthContext,
  tx: Transaction,
  provider: string,
  profile: ProviderProfile,
): Promise<User> {
  const owner = await lockOwner(tx, provider, profile);
  if (owner === null) return signUp(ctx, tx, provider, profile);

  refuseBanned(owner.user, ctx.now(), 403);
  const enter = owner.isKnown ? signInKnown : claimByEmail;
  return enter(ctx, tx, owner.user, provider, profile);
}

interface Owner {
  readonly user: User;
  /** Found by the identity; otherwise only by the address. */
  readonly isKnown: boolean;
}

/**
 * Looks again under the lock: while waiting, the account may have changed its address or its owner,
 * and a new owner must not get this identity with it.
 */
async function lockOwner(
  tx: Transaction,
  provider: string,
  profile: ProviderProfile,
): Promise<Owner | null> {
  const found = await findOwner(tx, provider, profile);
  if (found === null) return null;
  const user = await lockUser(tx, found.userId);
  const still = await findOwner(tx, provider, profile);
  const isSame = still?.userId === found.userId && still.isKnown === found.isKnown;
  return isSame && user !== null
    ? { user, isKnown: found.isKnown }
    : lockOwner(tx, provider, profile);
}

async function findOwner(
  tx: Transaction,
  provider: string,
  { id, verifiedEmail }: ProviderProfile,
): Promise<{ readonly userId: string; readonly isKnown: boolean } | null> {
  const known = await findIdentity(tx, provider, id);
  if (known !== null) return { userId: known.userId, isKnown: true };
  const user = verifiedEmail === null ? null : await findUserByEmail(tx, verifiedEmail);
  return user === null ? null : { userId: user.id, isKnown: false };
}

/** Only a verified address becomes the account's: it can recover the account. */
async function signUp(
  ctx: AuthContext,
  tx: Transaction,
  provider: string,
  { id, verifiedEmail, data }: ProviderProfile,
): Promise<User> {
  requireSignUpAllowed(ctx.settings.signup, verifiedEmail);
  if (verifiedEmail === null && ctx.settings.confirmEmail) {
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  }
  const now = ctx.now();
  const emailConfirmedAt = verifiedEmail === null ? null : now;
  const user = await insertUser(
    tx,
    { email: verifiedEmail, provedEmail: verifiedEmail, emailConfirmedAt, userMetadata: data },
    now,
  );
  await insertIdentity(tx, { userId: user.id, provider, providerId: id, identityData: data }, now);
  return refreshProviders(tx, user.id, now);
}

/** The provider has verified that this person owns the account's address. */
async function claimByEmail(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  provider: string,
  { id, data }: ProviderProfile,
): Promise<User> {
  const now = ctx.now();
  const owned = await claimAccount(tx, user, { channel: 'email', by: 'provider' }, now);
  const userMetadata = mergeMetadata(owned.userMetadata, data);
  await updateUser(tx, user.id, { userMetadata }, now);
  await insertIdentity(tx, { userId: user.id, provider, providerId: id, identityData: data }, now);
  return refreshProviders(tx, user.id, now);
}

/** The provider's data about the person may have changed. */
async function signInKnown(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  provider: string,
  { id, data }: ProviderProfile,
): Promise<User> {
  const now = ctx.now();
  await putIdentity(tx, { userId: user.id, provider, providerId: id, identityData: data }, now);
  return updateUser(tx, user.id, { userMetadata: mergeMetadata(user.userMetadata, data) }, now);
}
