/** POST /logout: ends this session, the user's others, or all of them. */
import type { Context } from 'hono';
import type { Transaction } from '../../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { validationFailed } from '../../protocol/errors.ts';
import { requireUserToken } from '../../sessions/bearer.ts';
import { requireSession, type SignedIn } from '../../sessions/current-session.ts';
import { endOtherSessions, endSession, endSessionsOf } from '../../sessions/end-sessions.ts';
import { lockUser } from '../../users/users-table.ts';

const SCOPES: ReadonlyMap<string, (tx: Transaction, signedIn: SignedIn) => Promise<void>> = new Map(
  [
    ['global', (tx, { user }) => endSessionsOf(tx, user.id)],
    ['local', (tx, { session }) => endSession(tx, session.id)],
    ['others', (tx, { user, session }) => endOtherSessions(tx, user.id, session.id)],
  ],
);

/** @throws {AuthError} validation_failed; what requireSession throws */
export async function logout(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const scope = c.req.query('scope') || 'global';
  const end = SCOPES.get(scope);
  if (end === undefined) {
    throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  await ctx.transaction(async (tx) => {
    // Lock the user first, as every path that ends several sessions does.
    await lockUser(tx, claims.userId);
    await end(tx, await requireSession(ctx, tx, claims));
  });
  return c.body(null, 204);
}
