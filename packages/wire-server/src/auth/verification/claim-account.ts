/**
 * An account belongs to the person who proved its address or number.
 *
 * Anyone can sign up with another person's address and wait. Until the address is proved, its
 * owner's password, sessions and factors cannot be told from a stranger's.
 */
import type { Transaction } from '../../db/driver.ts';
import type { Channel } from '../protocol/contact-address.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { putContactIdentities, refreshProviders } from '../users/identities.ts';
import { forgetNetworks } from '../users/password-tries.ts';
import { hasProved, type User, updateUser } from '../users/users-table.ts';
import { voidOneTimeTokens } from './one-time-tokens.ts';

interface Claim {
  readonly channel: Channel;
  /** How it was proved: by a message sent there, or by a provider that has verified it. */
  readonly by: 'message' | 'provider';
}

/** Records a proof given from within the account, which stays as it is. */
export async function proveContact(
  tx: Transaction,
  user: User,
  channel: Channel,
  now: Date,
): Promise<User> {
  if (hasProved(user, channel)) return user;
  const proof =
    channel === 'email'
      ? { provedEmail: user.email, emailConfirmedAt: user.emailConfirmedAt ?? now }
      : { provedPhone: user.phone, phoneConfirmedAt: user.phoneConfirmedAt ?? now };
  const proved = await updateUser(tx, user.id, proof, now);
  await putContactIdentities(tx, proved, now);
  return refreshProviders(tx, user.id, now);
}

/**
 * Records a proof given from outside. An account not proved before becomes the claimant's alone; a
 * proved one keeps everything. Lock the user first.
 */
export async function claimAccount(
  tx: Transaction,
  user: User,
  claim: Claim,
  now: Date,
): Promise<User> {
  const { channel } = claim;
  const claimed = mayBelongToStranger(user, channel)
    ? await clearAccount(tx, user, claim, now)
    : user;
  return proveContact(tx, claimed, channel, now);
}

/**
 * Without a password or a sign-in, the account contains nothing of a stranger's. Its address takes
 * precedence over its number: with a proved address, proving the number only signs in.
 */
function mayBelongToStranger(user: User, channel: Channel): boolean {
  const isProved = hasProved(user, channel) || hasProved(user, 'email');
  return !isProved && (user.passwordHash !== null || user.lastSignInAt !== null);
}

/**
 * Keeps the id, the proved contact, and the operator's data. Second factors go only for a provider,
 * which asks for its own: they protect against someone who can merely read the mail.
 */
async function clearAccount(
  tx: Transaction,
  { id }: User,
  { channel, by }: Claim,
  now: Date,
): Promise<User> {
  await endSessionsOf(tx, id);
  await forgetNetworks(tx, id);
  await voidOneTimeTokens(tx, id);
  if (by === 'provider') {
    await tx.query('delete from auth_service.factors where user_id = $1', [id]);
  }
  await tx.query('delete from auth_service.identities where user_id = $1 and provider <> $2', [
    id,
    channel,
  ]);
  const other =
    channel === 'email'
      ? { phone: null, phoneConfirmedAt: null }
      : { email: null, emailConfirmedAt: null };
  const changes = {
    ...other,
    newEmail: null,
    newPhone: null,
    passwordHash: null,
    userMetadata: {},
  };
  return updateUser(tx, id, changes, now);
}
