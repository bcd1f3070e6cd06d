/** GET /admin/users/{id}. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { presentUser } from '../users/present-user.ts';
import { requireUser } from './find-user.ts';

/** @throws {AuthError} user_not_found */
export async function getUserAsOperator(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const presented = await ctx.store(async (tx) => presentUser(tx, await requireUser(tx, c)));
  return c.json(presented);
}
