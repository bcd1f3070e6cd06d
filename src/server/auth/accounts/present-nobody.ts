/** The made-up user that answers a sign-up with an address or number that is somebody's already. */
import { describeUser } from '../users/present-user.ts';
import type { JsonObject, User } from '../users/user.ts';

/**
 * Looks like a new user who has yet to confirm, but for `identities: []` (wire page): by that a
 * client may tell the person to sign in instead.
 */
export function presentNobody(
  contact: Pick<User, 'email' | 'phone'>,
  userMetadata: JsonObject,
  now: Date,
): JsonObject {
  const provider = contact.email === null ? 'phone' : 'email';
  return describeUser(
    {
      ...contact,
      id: crypto.randomUUID(),
      passwordHash: null,
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      newEmail: null,
      newPhone: null,
      invitedAt: null,
      confirmationSentAt: now,
      recoverySentAt: null,
      emailChangeSentAt: null,
      phoneChangeSentAt: null,
      reauthenticationSentAt: null,
      lastSignInAt: null,
      bannedUntil: null,
      isAnonymous: false,
      appMetadata: { provider, providers: [provider] },
      userMetadata,
      createdAt: now,
      updatedAt: now,
    },
    [],
  );
}
