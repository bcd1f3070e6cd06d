/** Refuses users while they are banned. */
import { AuthError } from '../protocol/errors.ts';
import type { User } from './user.ts';

/** `status` is 400 at sign-in and 403 for a session. @throws {AuthError} user_banned */
export function refuseBanned({ bannedUntil }: User, now: Date, status: 400 | 403): void {
  if (bannedUntil !== null && bannedUntil > now) {
    throw new AuthError(status, 'user_banned', 'User is banned');
  }
}
