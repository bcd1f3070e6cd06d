/** POST /factors enrolls a second factor, which protects nothing until verified; DELETE /factors/{id} removes it. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { addSeconds } from '../protocol/wire-values.ts';
import { requireUserToken } from '../sessions/current-session.ts';
import { lowerSessionsRaisedBy } from '../sessions/sessions.ts';
import {
  KIND_OF_TYPE,
  parseFactorType,
  refuseNewFactorBelowAal2,
  requireEnabled,
  requireFactorOf,
  requireFactorOwner,
} from './factor-owner.ts';
import {
  deleteAbandonedFactors,
  deleteFactor,
  deleteUnverifiedFactors,
  type Factor,
  factorsOf,
  insertFactor,
} from './factors-table.ts';
import { endUselessRecoveryCodes } from './recovery-codes.ts';

/** How long an unverified factor waits for its first challenge. */
const UNVERIFIED_LIFETIME_SECONDS = 300;
/** Enough for people to tell their devices apart. */
const MAX_FRIENDLY_NAME_CHARS = 255;

/**
 * POST /factors.
 * @throws {AuthError} 422 mfa_factor_name_conflict, too_many_enrolled_mfa_factors, mfa_verified_factor_exists,
 *   mfa_…_enroll_not_enabled; 403 insufficient_aal; 400 validation_failed
 */
export async function enrollFactor(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const body = await readBody(c);
  const type = parseFactorType(body.text('factor_type'));
  const friendlyName = readFriendlyName(body.text('friendly_name'));
  requireEnabled(ctx.settings, type, 'enroll');

  const { factor, shown } = await ctx.transaction(async (tx) => {
    const signedIn = await requireFactorOwner(ctx, tx, claims);
    const { user } = signedIn;
    const now = ctx.now();
    const { kept, shown } = KIND_OF_TYPE[type].enroll(ctx, user, body);

    await refuseNewFactorBelowAal2(tx, signedIn);
    await deleteAbandonedFactors(tx, user.id, addSeconds(now, -UNVERIFIED_LIFETIME_SECONDS));
    if (kept.phone !== undefined) await deleteUnverifiedFactors(tx, user.id, type, kept.phone);
    refuseConflict(
      await factorsOf(tx, user.id),
      friendlyName,
      kept.phone,
      ctx.settings.factors.max,
    );

    const factor = await insertFactor(tx, { userId: user.id, type, friendlyName, ...kept }, now);
    return { factor, shown };
  });
  return c.json({ id: factor.id, type, friendly_name: friendlyName ?? '', ...shown });
}

/** An empty name counts as none. */
function readFriendlyName(given: string | null): string | null {
  if ((given ?? '').length > MAX_FRIENDLY_NAME_CHARS) {
    throw validationFailed(
      `friendly_name cannot be longer than ${MAX_FRIENDLY_NAME_CHARS} characters`,
    );
  }
  return given || null;
}

function refuseConflict(
  factors: readonly Factor[],
  friendlyName: string | null,
  phone: string | undefined,
  most: number,
): void {
  // Unverified ones for this number were just deleted.
  if (phone !== undefined && factors.some((factor) => factor.phone === phone)) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  if (factors.some((factor) => factor.friendlyName === friendlyName)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName ?? ''}" for this user already exists`,
    );
  }
  if (factors.length >= most) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
}

/**
 * DELETE /factors/{id}: removes a factor, a verified one only at aal2.
 * @throws {AuthError} 404 mfa_factor_not_found; 422 insufficient_aal
 */
export async function unenrollFactor(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  factorId: string,
): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  await ctx.transaction(async (tx) => {
    const signedIn = await requireFactorOwner(ctx, tx, claims);
    const factor = await requireFactorOf(tx, signedIn.user, factorId);
    if (factor.verified && signedIn.session.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(tx, factor);
  });
  return c.json({ id: factorId });
}

/** Deletes a factor and lowers the sessions it raised; with the last one, the recovery codes end. */
export async function removeFactor(tx: Transaction, { id, type, userId }: Factor): Promise<void> {
  await lowerSessionsRaisedBy(tx, { factorId: id }, KIND_OF_TYPE[type].method);
  await deleteFactor(tx, id);
  await endUselessRecoveryCodes(tx, userId);
}
