/** GET and DELETE /admin/users/{id}, and the user that such a path names. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { AuthError, validationFailed } from '../protocol/errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { isUuid } from '../protocol/uuid.ts';
import { presentUser } from '../users/present-user.ts';
import { deleteUser, lockUser, type User } from '../users/users-table.ts';

/** @throws {AuthError} user_not_found */
export async function getUserAsOperator(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const presented = await ctx.transaction(async (tx) => presentUser(tx, await requireUser(tx, c)));
  return c.json(presented);
}

/** @throws {AuthError} user_not_found; validation_failed for a soft deletion */
export async function deleteUserAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  // No other data refers to users, so the row a soft deletion leaves would serve no purpose.
  if ((await readBody(c)).flag('should_soft_delete')) {
    throw validationFailed('Users can only be deleted for good: leave out should_soft_delete');
  }
  await ctx.transaction(async (tx) => {
    const user = await requireUser(tx, c);
    await deleteUser(tx, user.id);
  });
  return c.json({});
}

/** The user named in the path. Locks the user until the transaction ends. @throws {AuthError} 404 */
export async function requireUser(tx: Transaction, c: Context<AuthEnv>): Promise<User> {
  const id = c.req.param('id');
  const user = isUuid(id) ? await lockUser(tx, id) : null;
  if (user === null) throw new AuthError(404, 'user_not_found', 'User not found');
  c.set('account', user.id);
  return user;
}
