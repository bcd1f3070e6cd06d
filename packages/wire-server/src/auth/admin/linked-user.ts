/** Finds or creates the user for a link that an operator generates. */
import type { Transaction } from '../../db/driver.ts';
import { emailExists } from '../contacts/taken.ts';
import type { AuthContext } from '../context/context.ts';
import type { Purpose } from '../messages/purpose.ts';
import { restartEmailChange } from '../one-time-tokens/email-agreement.ts';
import { AuthError, validationFailed } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import { createUser } from '../users/user-identities.ts';
import { findUserByEmail, mergeMetadata, type User, updateUser } from '../users/users-table.ts';
import { findUnconfirmed, inviteUser } from './invited-user.ts';

/** What a link of each type is for. */
export const LINK_PURPOSES = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change',
} as const satisfies Record<string, Purpose>;

export type LinkType = keyof typeof LINK_PURPOSES;

export interface WantedLink {
  readonly type: LinkType;
  readonly email: string;
  /** Only for a sign-up. */
  readonly passwordHash: string | null;
  readonly userMetadata: JsonObject;
  /** Only for a change of address; both of its links name it. */
  readonly newEmail: string | null;
}

interface LinkedUser {
  readonly user: User;
  /** As wanted, except that a new user's magic link becomes a sign-up. */
  readonly type: LinkType;
}

/** @throws {AuthError} user_not_found, email_exists, validation_failed */
export async function prepareLinkedUser(
  ctx: AuthContext,
  tx: Transaction,
  wanted: WantedLink,
): Promise<LinkedUser> {
  const { type, email, userMetadata } = wanted;
  const now = ctx.now();
  switch (type) {
    case 'signup':
      return { type, user: await signUp(tx, wanted, now) };
    case 'invite':
      return { type, user: await inviteUser(tx, email, userMetadata, now) };
    case 'magiclink': {
      const user = await findUserByEmail(tx, email);
      if (user !== null) return { type, user };
      return { type: 'signup', user: await signUp(tx, wanted, now) };
    }
    case 'recovery':
      return { type, user: await requireUserByEmail(tx, email) };
    default:
      return { type, user: await requestNewEmail(ctx, tx, wanted, now) };
  }
}

/** An unconfirmed sign-up takes the operator's values. */
async function signUp(tx: Transaction, wanted: WantedLink, now: Date): Promise<User> {
  const { email, passwordHash, userMetadata } = wanted;
  const user = await findUnconfirmed(tx, email);
  if (user === null) return createUser(tx, { email, passwordHash, userMetadata }, now);
  const merged = mergeMetadata(user.userMetadata, userMetadata);
  return updateUser(tx, user.id, { passwordHash, userMetadata: merged }, now);
}

async function requireUserByEmail(tx: Transaction, email: string): Promise<User> {
  const user = await findUserByEmail(tx, email);
  if (user !== null) return user;
  throw new AuthError(404, 'user_not_found', 'User with this email not found');
}

async function requestNewEmail(
  ctx: AuthContext,
  tx: Transaction,
  { type, email, newEmail }: WantedLink,
  now: Date,
): Promise<User> {
  const user = await requireUserByEmail(tx, email);
  if (newEmail === null) throw validationFailed('new_email is required');
  if ((await findUserByEmail(tx, newEmail)) !== null) throw emailExists();
  if (user.newEmail !== newEmail) {
    await restartEmailChange(tx, user.id, now);
  }
  if (type === 'email_change_current' && !ctx.settings.confirmOldEmail) {
    throw validationFailed('Set CONFIRM_OLD_EMAIL to on to generate links for the current address');
  }
  return updateUser(tx, user.id, { newEmail }, now);
}
