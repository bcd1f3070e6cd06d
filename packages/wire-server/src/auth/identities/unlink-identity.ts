/** DELETE /user/identities/{id}: removes an identity from an account that has others. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { requireAddressAllowed } from '../accounts/sign-up/enforce-sign-up-rule.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { requireAal2WhenEnrolled } from '../factors/assurance.ts';
import { AuthError } from '../protocol/errors.ts';
import { isUuid } from '../protocol/uuid.ts';
import { requireUserToken } from '../sessions/bearer.ts';
import { requireSession } from '../sessions/current-session.ts';
import { deleteIdentity, type Identity, identitiesOf } from '../users/identities-table.ts';
import { refreshProviders } from '../users/user-identities.ts';
import {
  findUserByEmail,
  lockUser,
  type User,
  type UserChanges,
  updateUser,
} from '../users/users-table.ts';
import { requireManualLinking } from './manual-linking.ts';

/**
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
