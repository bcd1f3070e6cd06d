/** Says what somebody else has already, when the database refuses a user for it. */
import { SqlError } from '../../db/errors.ts';
import { emailExists, phoneExists } from '../accounts/user/contact-change.ts';
import { AuthError } from '../errors.ts';

const UNIQUE_VIOLATION = '23505';

/** @throws {AuthError} email_exists, phone_exists, user_already_exists for an id; other errors as they are */
export function refuseTaken(error: unknown): never {
  if (!(error instanceof SqlError) || error.sqlState !== UNIQUE_VIOLATION) throw error;
  if (error.message.includes('users_email_key')) throw emailExists();
  if (error.message.includes('users_phone_key')) throw phoneExists();
  if (error.message.includes('users_pkey')) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  throw error;
}
