/** A user as the auth service stores one, and its row. */
import type { Row } from '../../db/driver.ts';
import type { Channel } from '../protocol/channel.ts';
import { type JsonObject, withoutNulls } from '../protocol/json-object.ts';

export interface User {
  readonly id: string;
  /** Lower case. */
  readonly email: string | null;
  /** Digits only, country code first. */
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
  /** The address and number proved to be the account holder's; see `hasProved`. */
  readonly provedEmail: string | null;
  readonly provedPhone: string | null;
  /** Requested, not yet confirmed. */
  readonly newEmail: string | null;
  readonly newPhone: string | null;
  readonly invitedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly emailChangeSentAt: Date | null;
  readonly phoneChangeSentAt: Date | null;
  readonly reauthenticationSentAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly bannedUntil: Date | null;
  readonly isAnonymous: boolean;
  readonly appMetadata: JsonObject;
  readonly userMetadata: JsonObject;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The auth_service.users column of each field. */
export const USER_COLUMNS: Readonly<Record<keyof User, string>> = {
  id: 'id',
  email: 'email',
  phone: 'phone',
  passwordHash: 'password_hash',
  emailConfirmedAt: 'email_confirmed_at',
  phoneConfirmedAt: 'phone_confirmed_at',
  provedEmail: 'proved_email',
  provedPhone: 'proved_phone',
  newEmail: 'new_email',
  newPhone: 'new_phone',
  invitedAt: 'invited_at',
  confirmationSentAt: 'confirmation_sent_at',
  recoverySentAt: 'recovery_sent_at',
  emailChangeSentAt: 'email_change_sent_at',
  phoneChangeSentAt: 'phone_change_sent_at',
  reauthenticationSentAt: 'reauthentication_sent_at',
  lastSignInAt: 'last_sign_in_at',
  bannedUntil: 'banned_until',
  isAnonymous: 'is_anonymous',
  appMetadata: 'app_metadata',
  userMetadata: 'user_metadata',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/**
 * Whether the current address or number is proved to be the account holder's. With automatic
 * confirmation a sign-up alone proves nothing: anyone can type someone else's.
 */
export function hasProved(user: User, channel: Channel): boolean {
  const [has, proved] =
    channel === 'email' ? [user.email, user.provedEmail] : [user.phone, user.provedPhone];
  return has !== null && has === proved;
}

export function toUser(row: Row): User {
  const parts = Object.entries(USER_COLUMNS).map(([part, column]) => [part, row[column]]);
  return Object.fromEntries(parts) as unknown as User;
}

/** Merges metadata by key, as GoTrue does; null removes a key. */
export function mergeMetadata(kept: JsonObject, changes: JsonObject): JsonObject {
  return withoutNulls({ ...kept, ...changes });
}
