/** DELETE /factors/{id}: removes a factor, a verified one only at aal2, and lowers the sessions it raised. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';
import { requireUserToken } from '../sessions/bearer.ts';
import { lowerSessionsRaisedBy } from '../sessions/raise-session.ts';
import type { Factor } from './factor.ts';
import { requireFactorOf, requireFactorOwner } from './factor-owner.ts';
import { deleteFactor } from './factors-table.ts';
import { KIND_OF_TYPE } from './kind-of-type.ts';

/** @throws {AuthError} 404 mfa_factor_not_found; 422 insufficient_aal */
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

/** Deletes a factor and lowers the sessions it raised. */
export async function removeFactor(tx: Transaction, { id, type }: Factor): Promise<void> {
  await lowerSessionsRaisedBy(tx, id, KIND_OF_TYPE[type].method);
  await deleteFactor(tx, id);
}
