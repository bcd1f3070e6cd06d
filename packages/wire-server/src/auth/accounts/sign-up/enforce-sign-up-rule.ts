/** Enforces the sign-up rule for new accounts and changes of address. */
import type { SignUpRule } from '../../config/sign-up-rule.ts';
import { AuthError } from '../../protocol/errors.ts';

/** Whether a new account may have this address; null for an account without one. */
function allowsSignUp(rule: SignUpRule, email: string | null): boolean {
  if (rule.kind !== 'listed') return rule.kind === 'open';
  if (email === null) return false;
  return rule.emails.has(email) || rule.domains.has(email.slice(email.lastIndexOf('@') + 1));
}

/** @throws {AuthError} signup_disabled */
export function requireSignUpAllowed(rule: SignUpRule, email: string | null): void {
  if (allowsSignUp(rule, email)) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

/**
 * A list also applies to later changes of address; otherwise users could sign up with a listed
 * address and switch. With sign-up closed, existing users may change theirs.
 * @throws {AuthError} email_address_not_authorized
 */
export function requireAddressAllowed(rule: SignUpRule, email: string): void {
  if (rule.kind !== 'listed' || allowsSignUp(rule, email)) return;
  throw new AuthError(
    400,
    'email_address_not_authorized',
    `Email address "${email}" cannot be used as it is not authorized`,
  );
}
