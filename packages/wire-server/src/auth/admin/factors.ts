/** GET and DELETE /admin/users/{id}/factors: for users who lost their second factor. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { requireFactorOf } from '../factors/factor-owner.ts';
import { removeFactor } from '../factors/remove-factor.ts';
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
    await removeFactor(tx, await requireFactorOf(tx, user, id));
  });
  return c.json({ id });
}
