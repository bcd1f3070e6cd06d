/** The verification types clients may use, and the token purposes each accepts. */
import type { Purpose } from '../../messages/purpose.ts';
import { validationFailed } from '../../protocol/errors.ts';

/** Each proves access to the address's mail, and signs in. */
const BY_MAIL: readonly Purpose[] = ['signup', 'invite', 'magiclink', 'recovery'];

const TYPES: ReadonlyMap<string, readonly Purpose[]> = new Map([
  ['signup', BY_MAIL],
  ['invite', BY_MAIL],
  ['magiclink', BY_MAIL],
  ['recovery', BY_MAIL],
  ['email', BY_MAIL],
  ['email_change', ['email_change', 'email_change_current']],
  ['sms', ['sms', 'signup']],
  ['phone_change', ['phone_change']],
]);

/** @throws {AuthError} validation_failed */
export function purposesOf(type: string): readonly Purpose[] {
  const purposes = TYPES.get(type);
  if (purposes === undefined) throw validationFailed('Unsupported verification type');
  return purposes;
}
