/** Says that an address, a number or an id is somebody else's already. */
import { AuthError } from '../errors.ts';
import { isUniqueViolation } from '../store/unique-violation.ts';

/**
 * For what the database refused.
 * @throws {AuthError} email_exists, phone_exists, user_already_exists for an id; other errors as they are
 */
export function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  if (error.message.includes('users_email_key')) throw emailExists();
  if (error.message.includes('users_phone_key')) throw phoneExists();
  if (error.message.includes('users_pkey')) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  throw error;
}

export function emailExists(): AuthError {
  return new AuthError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

export function phoneExists(): AuthError {
  return new AuthError(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  );
}
