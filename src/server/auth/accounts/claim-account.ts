/**
 * Whose an account is: of who has shown that its address or number is theirs.
 *
 * Anybody can sign up with somebody else's address and wait. Until the address is proved, nobody can
 * tell its owner's password, sessions and factors from those of a stranger.
 */

import type { Transaction } from '../../db/driver.ts';
import type { Channel } from '../channel.ts';
import { dropOneTimeTokens } from '../one-time-tokens/drop-tokens.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { putContactIdentities } from '../users/contact-identities.ts';
import { refreshProviders } from '../users/refresh-providers.ts';
import { hasProved, type User } from '../users/user.ts';
import { updateUser } from '../users/users-table.ts';

interface Claim {
  readonly channel: Channel;
  /** How it was shown: by what was sent there, or by a provider that has verified it. */
  readonly by: 'message' | 'provider';
}

/** For who shows it from within the account, which thereby stays as it is. */
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
 * For who shows it from outside. An account whose address nobody has shown before becomes theirs
 * alone; one that is proved keeps everything. Lock the user first.
 */
export async function claimAccount(
  tx: Transaction,
  user: User,
  claim: Claim,
  now: Date,
): Promise<User> {
  const { channel } = claim;
  const claimed = mayBeAnothers(user, channel) ? await giveUp(tx, user, claim, now) : user;
  return proveContact(tx, claimed, channel, now);
}

/**
 * Where there never was a password nor a sign-in, there is nothing of a stranger's. An account belongs
 * to its address before its number: whoever has the number given with a proved address only signs in.
 */
function mayBeAnothers(user: User, channel: Channel): boolean {
  const isProved = hasProved(user, channel) || hasProved(user, 'email');
  return !isProved && (user.passwordHash !== null || user.lastSignInAt !== null);
}

/**
 * Leaves the id, the contact that was shown, and what the operator keeps of the user. Second factors go
 * only for a provider, which asks for its own: they are there against who merely reads somebody's mail.
 */
async function giveUp(
  tx: Transaction,
  { id }: User,
  { channel, by }: Claim,
  now: Date,
): Promise<User> {
  await endSessionsOf(tx, id);
  await dropOneTimeTokens(tx, id);
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
