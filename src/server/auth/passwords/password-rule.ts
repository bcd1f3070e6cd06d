/** Which passwords are taken (K4): from `passwordMin` to 72 characters. */
import { AuthError, validationFailed } from '../errors.ts';
import { type AuthSettings, PASSWORD_MAX } from '../settings.ts';

/** @throws {AuthError} weak_password with its reasons, validation_failed when too long */
export function checkPassword({ passwordMin }: AuthSettings, password: string): void {
  if (password.length > PASSWORD_MAX) {
    throw validationFailed(`Password cannot be longer than ${PASSWORD_MAX} characters`);
  }
  if (password.length < passwordMin) {
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${passwordMin} characters.`,
      { extra: { weak_password: { reasons: ['length'] } } },
    );
  }
}
