/** Requires a signed-in user and locks them, so that no other request changes their factors. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';
import { isUuid } from '../protocol/uuid.ts';
import type { TokenClaims } from '../sessions/bearer.ts';
import { requireSession, type SignedIn } from '../sessions/current-session.ts';
import { lockSession } from '../sessions/sessions-table.ts';
import { lockUser, type User } from '../users/users-table.ts';
import { lacksSecondFactor } from './assurance.ts';
import type { Factor } from './factor.ts';
import { lockFactor } from './factors-table.ts';
import { requireEnabled } from './kind-of-type.ts';

/**
 * Locks the user before the session, so that two devices of one user take turns.
 * @throws {AuthError} 403 user_not_found, session_not_found, user_banned; no_authorization for
 *   an anonymous user, who has no first factor
 */
export async function requireFactorOwner(
  ctx: AuthContext,
  tx: Transaction,
  claims: TokenClaims,
): Promise<SignedIn> {
  await lockUser(tx, claims.userId);
  if (claims.sessionId !== null) await lockSession(tx, claims.sessionId);
  const signedIn = await requireSession(ctx, tx, claims);
  if (signedIn.user.isAnonymous) {
    throw new AuthError(
      403,
      'no_authorization',
      'Anonymous user not allowed to perform these actions',
    );
  }
  return signedIn;
}

/** Another user's factor looks nonexistent. @throws {AuthError} 404 mfa_factor_not_found */
export async function requireFactorOf(
  tx: Transaction,
  user: User,
  id: string | undefined,
): Promise<Factor> {
  const factor = isUuid(id) ? await lockFactor(tx, user.id, id) : null;
  if (factor === null) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/**
 * The factor to challenge or verify, and the user asking.
 * @throws {AuthError} 404 mfa_factor_not_found, 422 mfa_…_verify_not_enabled, 403 insufficient_aal; what
 *   requireFactorOwner throws
 */
export async function requireUsableFactor(
  ctx: AuthContext,
  tx: Transaction,
  claims: TokenClaims,
  id: string,
): Promise<{ readonly signedIn: SignedIn; readonly factor: Factor }> {
  const signedIn = await requireFactorOwner(ctx, tx, claims);
  const factor = await requireFactorOf(tx, signedIn.user, id);
  requireEnabled(ctx.settings, factor.type, 'verify');
  if (!factor.verified) await refuseNewFactorBelowAal2(tx, signedIn);
  return { signedIn, factor };
}

/**
 * Someone who knows only the password must not add a factor to an account that has one: neither
 * begin a new one, nor finish one begun earlier.
 * @throws {AuthError} 403 insufficient_aal
 */
export async function refuseNewFactorBelowAal2(tx: Transaction, signedIn: SignedIn): Promise<void> {
  if (await lacksSecondFactor(tx, signedIn)) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}
