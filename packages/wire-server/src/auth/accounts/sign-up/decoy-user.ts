/** The made-up user returned for a sign-up with a taken address or number. */
import type { Receiver } from '../../contacts/receiver.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import { describeUser } from '../../users/present-user.ts';

/**
 * Looks like a new, unconfirmed user, except for `identities: []` (wire page), by which a client can
 * tell the person to sign in instead.
 */
export function presentDecoyUser(
  { channel, address }: Receiver,
  userMetadata: JsonObject,
  now: Date,
): JsonObject {
  return describeUser(
    {
      email: channel === 'email' ? address : null,
      phone: channel === 'phone' ? address : null,
      id: crypto.randomUUID(),
      passwordHash: null,
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      provedEmail: null,
      provedPhone: null,
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
      appMetadata: { provider: channel, providers: [channel] },
      userMetadata,
      createdAt: now,
      updatedAt: now,
    },
    [],
  );
}
