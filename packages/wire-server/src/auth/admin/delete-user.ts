/** DELETE /admin/users/{id}: permanently deletes a user with sessions, identities and factors. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { validationFailed } from '../protocol/errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { deleteUser } from '../users/users-table.ts';
import { requireUser } from './find-user.ts';

/** @throws {AuthError} user_not_found; validation_failed for a soft deletion */
export async function deleteUserAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  // No other data refers to users, so the row a soft deletion leaves would serve no purpose.
  if ((await readBody(c)).flag('should_soft_delete')) {
    throw validationFailed('Users can only be deleted for good: leave out should_soft_delete');
  }
  await ctx.store(async (tx) => {
    const user = await requireUser(tx, c);
    await deleteUser(tx, user.id);
  });
  return c.json({});
}
