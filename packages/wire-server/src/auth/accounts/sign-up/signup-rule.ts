/** Who may create an account (R3): anyone, no one, or those the operator lists. */
import type { SettingsReader } from '../../../settings-reader.ts';
import { AuthError } from '../../errors.ts';

export type SignupRule =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  /** Addresses ('ann@example.com') and domains ('example.org'), in lower case. */
  | {
      readonly kind: 'listed';
      readonly emails: ReadonlySet<string>;
      readonly domains: ReadonlySet<string>;
    };

/** SIGNUP is 'open' (the default), 'closed', or a comma-separated list of addresses and domains. */
export function readSignupRule(read: SettingsReader): SignupRule {
  const entries = read.list('SIGNUP').map((entry) => entry.toLowerCase().replace(/^@/, ''));
  if (entries.length === 0 || (entries.length === 1 && entries[0] === 'open')) {
    return { kind: 'open' };
  }
  if (entries.length === 1 && entries[0] === 'closed') return { kind: 'closed' };
  for (const entry of entries) {
    if (/^([^@\s]+@)?[^@\s]+\.[^@\s]+$/.test(entry)) continue;
    read.refuse(
      `SIGNUP holds '${entry}': set it to open, closed, or addresses and domains such as ann@example.com,example.org.`,
    );
  }
  const [emails, domains] = [true, false].map(
    (isEmail) => new Set(entries.filter((entry) => entry.includes('@') === isEmail)),
  ) as [Set<string>, Set<string>];
  return { kind: 'listed', emails, domains };
}

/** Whether a new account may have this address; null for an account without one. */
function allowsSignup(rule: SignupRule, email: string | null): boolean {
  if (rule.kind !== 'listed') return rule.kind === 'open';
  if (email === null) return false;
  return rule.emails.has(email) || rule.domains.has(email.slice(email.lastIndexOf('@') + 1));
}

/** @throws {AuthError} signup_disabled */
export function requireSignupAllowed(rule: SignupRule, email: string | null): void {
  if (allowsSignup(rule, email)) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

/**
 * A list also applies to later changes of address; otherwise users could sign up with a listed
 * address and switch. With sign-up closed, existing users may change theirs.
 * @throws {AuthError} email_address_not_authorized
 */
export function requireAddressAllowed(rule: SignupRule, email: string): void {
  if (rule.kind !== 'listed' || allowsSignup(rule, email)) return;
  throw new AuthError(
    400,
    'email_address_not_authorized',
    `Email address "${email}" cannot be used as it is not authorized`,
  );
}
