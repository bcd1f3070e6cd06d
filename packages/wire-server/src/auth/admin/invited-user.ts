/** The user to invite: a new one, or one who never confirmed. */
import type { Transaction } from '../../db/driver.ts';
import { emailExists } from '../contacts/taken.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import { createUser } from '../users/user-identities.ts';
import { findUserByEmail, mergeMetadata, type User, updateUser } from '../users/users-table.ts';

/** @throws {AuthError} email_exists for a confirmed user */
export async function inviteUser(
  tx: Transaction,
  email: string,
  userMetadata: JsonObject,
  now: Date,
): Promise<User> {
  const user = await findUnconfirmed(tx, email);
  if (user === null) return createUser(tx, { email, userMetadata, invitedAt: now }, now);
  const changes = {
    invitedAt: now,
    userMetadata: mergeMetadata(user.userMetadata, userMetadata),
  };
  return updateUser(tx, user.id, changes, now);
}

/** @throws {AuthError} email_exists */
export async function findUnconfirmed(tx: Transaction, email: string): Promise<User | null> {
  const user = await findUserByEmail(tx, email);
  if (user?.emailConfirmedAt || user?.phoneConfirmedAt) throw emailExists();
  return user;
}
