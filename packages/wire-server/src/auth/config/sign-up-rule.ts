/** The setting SIGNUP, whether anyone, no one or only listed people may create an account, and its enforcement. */
import type { SettingsReader } from '../../system/settings-reader.ts';
import { AuthError } from '../protocol/auth-errors.ts';

export type SignUpRule =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  /** Addresses ('ann@example.com') and domains ('example.org'), in lower case. */
  | {
      readonly kind: 'listed';
      readonly emails: ReadonlySet<string>;
      readonly domains: ReadonlySet<string>;
    };

/**
 * SIGNUP is 'open', 'closed', or a comma-separated list of addresses and domains. Without it, sign-up is open only while
 * no other machine can reach the server.
 */
export function readSignUpRule(read: SettingsReader, reachable: boolean): SignUpRule {
  const entries = read.list('SIGNUP').map((entry) => entry.toLowerCase().replace(/^@/, ''));
  if (entries.length === 0) return { kind: reachable ? 'closed' : 'open' };
  const [only] = entries;
  if (entries.length === 1 && (only === 'open' || only === 'closed')) return { kind: only };
  for (const entry of entries) {
    if (/^([^@\s]+@)?[^@\s]+\.[^@\s]+$/.test(entry)) continue;
    read.refuse(
      `SIGNUP contains '${entry}': set it to open, closed, or addresses and domains such as ann@example.com,example.org.`,
    );
  }
  const [emails, domains] = [true, false].map(
    (isEmail) => new Set(entries.filter((entry) => entry.includes('@') === isEmail)),
  ) as [Set<string>, Set<string>];
  return { kind: 'listed', emails, domains };
}

/** Whether a new account may have this address; null for an account without one. */
export function allowsSignUp(rule: SignUpRule, email: string | null): boolean {
  if (rule.kind !== 'listed') return rule.kind === 'open';
  if (email === null) return false;
  return rule.emails.has(email) || rule.domains.has(email.slice(email.lastIndexOf('@') + 1));
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
