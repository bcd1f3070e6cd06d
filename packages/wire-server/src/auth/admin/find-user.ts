/** The user that an admin path names. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { AuthError } from '../protocol/errors.ts';
import { isUuid } from '../protocol/uuid.ts';
import type { User } from '../users/user.ts';
import { lockUser } from '../users/users-table.ts';

/** Locks the user until the transaction ends. @throws {AuthError} 404 */
export async function requireUser(tx: Transaction, c: Context): Promise<User> {
  const id = c.req.param('id');
  const user = isUuid(id) ? await lockUser(tx, id) : null;
  if (user === null) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
