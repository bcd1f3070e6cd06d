/**
 * Who may add, use and remove a factor: its owner, signed in and locked, so that no other request changes their factors.
 * With a second factor, changing what protects the account takes it (aal2).
 */
import type { Transaction } from '../../db/driver.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { isUuid } from '../protocol/wire-values.ts';
import { requireSession, type TokenClaims } from '../sessions/current-session.ts';
import { lockSession, type SignedIn } from '../sessions/sessions.ts';
import { lockUser, type User } from '../users/users-table.ts';
import { type FactorKind, phoneKind, totpKind } from './factor-kinds.ts';
import { FACTOR_TYPES, type Factor, type FactorType, lockFactor } from './factors-table.ts';
import { webauthnKind } from './webauthn-factor.ts';

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

/**
 * For a change of address, number or password.
 * @throws {AuthError} 401 insufficient_aal for a user with a verified factor in a session without it
 */
export async function requireAal2WhenEnrolled(tx: Transaction, signedIn: SignedIn): Promise<void> {
  if (await lacksSecondFactor(tx, signedIn)) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
}

/** Whether the user has a verified factor but this session is below aal2. */
async function lacksSecondFactor(tx: Transaction, { user, session }: SignedIn): Promise<boolean> {
  if (session.aal === 'aal2') return false;
  const [verified] = await tx.query(
    `select from auth_service.factors where user_id = $1 and status = 'verified' limit 1`,
    [user.id],
  );
  return verified !== undefined;
}

export const KIND_OF_TYPE: Readonly<Record<FactorType, FactorKind>> = {
  totp: totpKind,
  phone: phoneKind,
  webauthn: webauthnKind,
};

/** @throws {AuthError} validation_failed */
export function parseFactorType(given: string | null): FactorType {
  const type = FACTOR_TYPES.find((known) => known === given);
  if (type === undefined) {
    throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  }
  return type;
}

/** @throws {AuthError} 422 mfa_totp_enroll_not_enabled, mfa_phone_verify_not_enabled, … */
export function requireEnabled(
  settings: AuthSettings,
  type: FactorType,
  step: 'enroll' | 'verify',
): void {
  if (settings.factors[type]) return;
  const { label } = KIND_OF_TYPE[type];
  throw new AuthError(
    422,
    `mfa_${type}_${step}_not_enabled`,
    `MFA ${step === 'enroll' ? 'enroll' : 'verification'} is disabled for ${label}`,
  );
}
