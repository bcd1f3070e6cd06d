/** Whose account somebody gets who has just signed in at a provider (U2, R3). */
import type { Transaction } from '../../db/driver.ts';
import { claimAccount } from '../accounts/claim-account.ts';
import { requireSignupAllowed } from '../accounts/signup-rule.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { refuseBanned } from '../sessions/current-session.ts';
import { findIdentity, insertIdentity, putIdentity } from '../users/identities-table.ts';
import { mergeMetadata } from '../users/merge-metadata.ts';
import { refreshProviders } from '../users/providers.ts';
import type { User } from '../users/user.ts';
import { findUserByEmail, insertUser, lockUser, updateUser } from '../users/users-table.ts';
import type { ProviderProfile } from './provider-profile.ts';

/**
 * The account that has the identity; else the one with the address, which the provider must have
 * verified; else a new one.
 * @throws {AuthError} 403 user_banned, 422 signup_disabled, provider_email_needs_verification
 * @throws {SqlError} 23505 when somebody else does the same at this moment
 */
export async function accountOfIdentity(
  ctx: AuthContext,
  tx: Transaction,
  provider: string,
  profile: ProviderProfile,
): Promise<User> {
  const known = await findIdentity(tx, provider, profile.id);
  const user =
    known === null ? await findUserByVerifiedEmail(tx, profile) : await lockUser(tx, known.userId);
  if (user === null) return signUp(ctx, tx, provider, profile);

  refuseBanned(user, ctx.now(), 403);
  return known === null
    ? adopt(ctx, tx, user, provider, profile)
    : welcomeBack(ctx, tx, user, provider, profile);
}

async function findUserByVerifiedEmail(
  tx: Transaction,
  { verifiedEmail }: ProviderProfile,
): Promise<User | null> {
  const found = verifiedEmail === null ? null : await findUserByEmail(tx, verifiedEmail);
  return found === null ? null : lockUser(tx, found.id);
}

/** Only a verified address becomes the account's: it is what recovers the account. */
async function signUp(
  ctx: AuthContext,
  tx: Transaction,
  provider: string,
  { id, verifiedEmail, data }: ProviderProfile,
): Promise<User> {
  requireSignupAllowed(ctx.settings.signup, verifiedEmail);
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

/** The provider proves that whoever has the address now is the one who signed in there. */
async function adopt(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  provider: string,
  { id, data }: ProviderProfile,
): Promise<User> {
  const now = ctx.now();
  const owned = await claimAccount(tx, user, 'email', now);
  const userMetadata = mergeMetadata(owned.userMetadata, data);
  await updateUser(tx, user.id, { userMetadata }, now);
  await insertIdentity(tx, { userId: user.id, provider, providerId: id, identityData: data }, now);
  return refreshProviders(tx, user.id, now);
}

/** What the provider says of the person may have changed. */
async function welcomeBack(
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
