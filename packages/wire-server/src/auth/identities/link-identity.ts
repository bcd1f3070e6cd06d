/**
 * Links a provider's identity to a signed-in user's account: for a client that uses PKCE once it exchanges its code, so
 * that nobody links the identity of someone whose browser they sent to the provider.
 */
import type { Transaction } from '../../db/driver.ts';
import { requireAddressAllowed } from '../accounts/sign-up/enforce-sign-up-rule.ts';
import { emailExists } from '../contacts/taken.ts';
import type { AuthContext } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import type { TokenClaims } from '../sessions/bearer.ts';
import { requireSession } from '../sessions/current-session.ts';
import { findIdentity, insertIdentity } from '../users/identities-table.ts';
import { refreshProviders } from '../users/user-identities.ts';
import {
  findUserByEmail,
  lockUser,
  type User,
  type UserChanges,
  updateUser,
} from '../users/users-table.ts';
import type { ProviderProfile } from './provider-profile.ts';

/**
 * Makes an anonymous user permanent, and gives an account without an address the provider's. The
 * session that asked must still exist, so ending all sessions or claiming the account cancels links
 * in progress. The address does not count as proved, since the link to the provider may have been
 * passed to someone else.
 * @throws {AuthError} 422 identity_already_exists, email_exists; 400 email_address_not_authorized; what
 *   requireSession throws
 * @throws {SqlError} 23505 when a concurrent request does the same
 */
export async function linkIdentity(
  ctx: AuthContext,
  tx: Transaction,
  linking: TokenClaims,
  provider: string,
  profile: ProviderProfile,
): Promise<User> {
  const { userId } = linking;
  await lockUser(tx, userId);
  const { user } = await requireSession(ctx, tx, linking);
  const now = ctx.now();
  await refuseLinked(tx, user, provider, profile);
  const { id: providerId, data: identityData } = profile;
  await insertIdentity(tx, { userId, provider, providerId, identityData }, now);
  await updateUser(tx, userId, await gainedChanges(ctx, tx, user, profile), now);
  return refreshProviders(tx, userId, now);
}

/**
 * Checks, at the provider's callback, that the identity can be linked. @returns what finishLinking takes
 * @throws {AuthError} as linkIdentity
 */
export async function prepareLinking(
  ctx: AuthContext,
  tx: Transaction,
  linking: TokenClaims,
  provider: string,
  profile: ProviderProfile,
): Promise<JsonObject> {
  const { user } = await requireSession(ctx, tx, linking);
  await refuseLinked(tx, user, provider, profile);
  await gainedChanges(ctx, tx, user, profile);
  return { sessionId: linking.sessionId, provider, profile };
}

/** As linkIdentity, with what prepareLinking returned. */
export function finishLinking(
  ctx: AuthContext,
  tx: Transaction,
  userId: string,
  pendingLink: JsonObject,
): Promise<User> {
  const { sessionId, provider, profile } = pendingLink as unknown as PendingLink;
  return linkIdentity(ctx, tx, { userId, sessionId, aal: 'aal1' }, provider, profile);
}

interface PendingLink {
  readonly sessionId: string;
  readonly provider: string;
  readonly profile: ProviderProfile;
}

async function refuseLinked(
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

/** The identity's verified address, for an account that has none. */
async function gainedChanges(
  { settings, now }: AuthContext,
  tx: Transaction,
  user: User,
  { verifiedEmail }: ProviderProfile,
): Promise<UserChanges> {
  if (user.email !== null || verifiedEmail === null) return { isAnonymous: false };
  requireAddressAllowed(settings.signup, verifiedEmail);
  if ((await findUserByEmail(tx, verifiedEmail)) !== null) throw emailExists();
  return { isAnonymous: false, email: verifiedEmail, emailConfirmedAt: now() };
}
