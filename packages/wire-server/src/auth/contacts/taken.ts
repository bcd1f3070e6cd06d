/** Errors for an address, number or id that another user has already. */
import { isUniqueViolation } from '../../db/errors.ts';
import { AuthError } from '../protocol/errors.ts';

/**
 * Translates unique violations.
 * @throws {AuthError} email_exists, phone_exists, user_already_exists for an id; rethrows other errors
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
