/** A new password for a signed-in user: must differ from the current one, which is checked if sent. */

import { hashPassword, passwordMatches } from '../../passwords/password-hash.ts';
import { AuthError } from '../../protocol/errors.ts';
import type { User } from '../../users/user.ts';
import type { WantedChanges } from './wanted-changes.ts';

/**
 * The new password's hash; null without one. Slow: call it outside a transaction.
 * @throws {AuthError} 400 current_password_invalid, 422 same_password
 */
export async function hashNewPassword(
  { passwordHash }: User,
  { password, currentPassword }: WantedChanges,
): Promise<string | null> {
  if (password === null) return null;
  if (currentPassword !== null && !(await passwordMatches(currentPassword, passwordHash))) {
    throw new AuthError(
      400,
      'current_password_invalid',
      'Current password required when setting new password.',
    );
  }
  if (await passwordMatches(password, passwordHash)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}
