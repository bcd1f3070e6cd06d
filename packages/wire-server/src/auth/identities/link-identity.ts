/**
 * Links a provider's identity to a signed-in user's account, or removes one from an account that has others. A client
 * that uses PKCE links once it exchanges its code, so that nobody links the identity of someone whose browser they sent
 * to the provider.
 */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { requireAddressAllowed } from '../config/sign-up-rule.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { requireAal2WhenEnrolled } from '../factors/factor-owner.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { isUuid, type JsonObject } from '../protocol/wire-values.ts';
import { requireSession, requireUserToken, type TokenClaims } from '../sessions/current-session.ts';
import {
  deleteIdentity,
  findIdentity,
  type Identity,
  identitiesOf,
  insertIdentity,
  refreshProviders,
} from '../users/identities.ts';
import {
  emailExists,
  findUserByEmail,
  lockUser,
  type User,
  type UserChanges,
  updateUser,
} from '../users/users-table.ts';
import type { ProviderProfile } from './provider-protocols.ts';

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

/**
 * DELETE /user/identities/{id}.
 * @throws {AuthError} 422 single_identity_not_deletable, identity_not_found, email_conflict_identity_not_deletable;
 *   400 email_address_not_authorized; 404; 401 insufficient_aal
 */
export async function unlinkIdentity(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  requireManualLinking(ctx);
  const id = c.req.param('id');
  if (!isUuid(id)) {
    throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  }
  await ctx.transaction(async (tx) => {
    // Lock first, or two requests could each remove one of the last two.
    await lockUser(tx, claims.userId);
    const signedIn = await requireSession(ctx, tx, claims);
    await requireAal2WhenEnrolled(tx, signedIn);
    await unlink(ctx, tx, signedIn.user, id.toLowerCase());
  });
  return c.json({});
}

async function unlink(ctx: AuthContext, tx: Transaction, user: User, id: string): Promise<void> {
  const identities = await identitiesOf(tx, user.id);
  if (identities.length <= 1) {
    throw new AuthError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const unlinked = identities.find((identity) => identity.id === id);
  if (unlinked === undefined) {
    throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
  }
  const now = ctx.now();
  const left = identities.filter((identity) => identity !== unlinked);
  await deleteIdentity(tx, id);
  const changes = { ...signInLost(unlinked, left), ...(await emailLost(ctx, tx, user, left)) };
  await updateUser(tx, user.id, changes, now);
  await refreshProviders(tx, user.id, now);
}

/** Unlinking the phone identity removes the number; unlinking the last contact removes the password. */
function signInLost(unlinked: Identity, left: readonly Identity[]): UserChanges {
  return {
    ...(unlinked.provider === 'phone' && { phone: null, phoneConfirmedAt: null }),
    ...(isContact(unlinked) && !left.some(isContact) && { passwordHash: null }),
  };
}

function isContact({ provider }: Identity): boolean {
  return provider === 'email' || provider === 'phone';
}

/**
 * Replaces an address that no remaining identity has by one that an identity has, or by none.
 * @throws {AuthError} email_conflict_identity_not_deletable, email_address_not_authorized
 */
async function emailLost(
  { settings, now }: AuthContext,
  tx: Transaction,
  user: User,
  left: readonly Identity[],
): Promise<UserChanges> {
  const emails = left.flatMap(emailOf);
  if (user.email === null || emails.includes(user.email)) return {};
  const [email = null] = emails;
  if (email === null) return { email, emailConfirmedAt: null };
  requireAddressAllowed(settings.signup, email);
  if ((await findUserByEmail(tx, email)) !== null) {
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
  return { email, emailConfirmedAt: now() };
}

/** The account's own address, or one that the provider has verified. */
function emailOf({ provider, identityData }: Identity): string[] {
  const { email, email_verified } = identityData;
  const counts = provider === 'email' || email_verified === true;
  return typeof email === 'string' && counts ? [email] : [];
}

/**
 * Whether people may link and unlink identities themselves: MANUAL_LINKING.
 * @throws {AuthError} manual_linking_disabled
 */
export function requireManualLinking({ settings }: AuthContext): void {
  if (settings.manualLinking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
