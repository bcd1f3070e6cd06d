/** GET and DELETE /admin/users/{id}/factors: for users who lost their second factor (U2). */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { lockFactor } from '../factors/factors-table.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import { AuthError } from '../protocol/errors.ts';
import { isUuid } from '../protocol/uuid.ts';
import { presentUser } from '../users/present-user.ts';
import { requireUser } from './one-user.ts';

/** @throws {AuthError} user_not_found */
export async function listFactors(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const user = await ctx.transaction(async (tx) => presentUser(tx, await requireUser(tx, c)));
  return c.json(user.factors ?? []);
}

/** @throws {AuthError} user_not_found, mfa_factor_not_found */
export async function deleteFactorAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  const id = c.req.param('factor');
  await ctx.transaction(async (tx) => {
    const user = await requireUser(tx, c);
    const factor = isUuid(id) ? await lockFactor(tx, user.id, id) : null;
    if (factor === null) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    await removeFactor(tx, factor);
  });
  return c.json({ id });
}
