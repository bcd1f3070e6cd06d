/** Says what somebody else has already, when the database refuses a user for it. */
import { SqlError } from '../../db/errors.ts';
import { AuthError } from '../errors.ts';

const UNIQUE_VIOLATION = '23505';

/** @throws {AuthError} email_exists, phone_exists, validation_failed for an id; any other error as it is */
export function refuseTaken(error: unknown): never {
  if (!(error instanceof SqlError) || error.sqlState !== UNIQUE_VIOLATION) throw error;
  if (error.message.includes('users_email_key')) throw emailExists();
  if (error.message.includes('users_phone_key')) {
    throw new AuthError(422, 'phone_exists', 'Phone number already registered by another user');
  }
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
