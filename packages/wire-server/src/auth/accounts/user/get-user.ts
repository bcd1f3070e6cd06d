/** GET /user: the signed-in user, fresh from the database (U1). */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { requireToken } from '../../sessions/bearer.ts';
import { requireSession } from '../../sessions/current-session.ts';
import { presentUser } from '../../users/present-user.ts';

export async function getUser(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireToken(ctx, c);
  const user = await ctx.store(async (tx) =>
    presentUser(tx, (await requireSession(ctx, tx, claims)).user),
  );
  return c.json(user);
}
