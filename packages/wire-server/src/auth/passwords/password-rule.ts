/** Which passwords are accepted (K4): from `passwordMin` to 72 characters. */
import { type AuthSettings, MAX_PASSWORD_CHARS } from '../config/auth-settings.ts';
import { AuthError, validationFailed } from '../protocol/errors.ts';
import type { RequestBody } from '../protocol/request-body.ts';

/** What is wrong with a password, as clients read it. */
interface Weakness {
  readonly message: string;
  readonly reasons: readonly 'length'[];
}

/** Null for a password that is strong enough. */
export function weaknessOf({ passwordMin }: AuthSettings, password: string): Weakness | null {
  if (password.length >= passwordMin) return null;
  return {
    message: `Password should be at least ${passwordMin} characters.`,
    reasons: ['length'],
  };
}

/** @throws {AuthError} weak_password with its reasons, validation_failed when too long */
export function checkPassword(settings: AuthSettings, password: string): void {
  if (password.length > MAX_PASSWORD_CHARS) {
    throw validationFailed(`Password cannot be longer than ${MAX_PASSWORD_CHARS} characters`);
  }
  const weakness = weaknessOf(settings, password);
  if (weakness === null) return;
  const { message, reasons } = weakness;
  throw new AuthError(422, 'weak_password', message, { extra: { weak_password: { reasons } } });
}

/** The password of a new account. @throws {AuthError} validation_failed, weak_password */
export function readSignupPassword(settings: AuthSettings, body: RequestBody): string {
  const password = body.text('password');
  if (!password) throw validationFailed('Signup requires a valid password');
  checkPassword(settings, password);
  return password;
}
