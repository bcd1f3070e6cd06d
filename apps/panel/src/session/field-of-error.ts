/** The form field that the server's error refers to (A3). Pure. */
import { isAuthError } from '@supabase/auth-js';
import { CURRENT_PASSWORD } from './current-password.ts';

/** Named as in the forms' data. */
export type FieldName = 'email' | 'password' | typeof CURRENT_PASSWORD | 'code';

const FIELDS: ReadonlyMap<unknown, FieldName> = new Map([
  ['email_exists', 'email'],
  ['user_already_exists', 'email'],
  ['email_address_invalid', 'email'],
  ['email_address_not_authorized', 'email'],
  ['email_not_confirmed', 'email'],
  // The server does not say which of the two is wrong.
  ['invalid_credentials', 'password'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
  ['reauthentication_needed', CURRENT_PASSWORD],
  ['current_password_invalid', CURRENT_PASSWORD],
  ['current_password_required', CURRENT_PASSWORD],
  ['mfa_verification_failed', 'code'],
  ['mfa_verification_rejected', 'code'],
  ['mfa_challenge_expired', 'code'],
]);

/** @returns null for an error about the whole form. */
export function fieldOfError(failure: unknown): FieldName | null {
  return isAuthError(failure) ? (FIELDS.get(failure.code) ?? null) : null;
}
