/** Signing in and up, and what belongs to an account. Each throws the service's error (A3). */
import type { AuthError, GoTrueClient, Provider, UserIdentity } from '@supabase/auth-js';
import { ADMIN_PATH, sectionPath } from 'ui/paths.ts';
import { createTransientClient, throwIfFailed } from './auth-client.ts';
import { NEW_PASSWORD_PATH } from './login-address.ts';
import { owedFactors } from './second-factor.ts';
import { sessionClient } from './session.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

let transient: GoTrueClient | undefined;

/**
 * Signs in, in every tab of this browser.
 * @returns whether the session still owes a second factor. @throws {AuthError}
 */
export async function logIn(credentials: Credentials): Promise<{ readonly owes: boolean }> {
  const { data, error } = await sessionClient().signInWithPassword(credentials);
  throwIfFailed({ error });
  return { owes: owedFactors(data.session).length > 0 };
}

/** Opens the provider's page, which returns to `path`. @throws {AuthError} */
export async function logInWith(provider: string, path: string): Promise<void> {
  const options = { redirectTo: window.location.origin + path };
  throwIfFailed(await sessionClient().signInWithOAuth({ provider: provider as Provider, options }));
}

/**
 * Creates an account without signing in (A2).
 * @returns whether the account must first be confirmed by a mailed link. @throws {AuthError}
 */
export async function signUp(credentials: Credentials): Promise<{ readonly mailed: boolean }> {
  transient ??= createTransientClient();
  const options = { emailRedirectTo: window.location.origin + ADMIN_PATH };
  const { data, error } = await transient.signUp({ ...credentials, options });
  throwIfFailed({ error });
  // The session was never stored in this browser; end it on the server too.
  if (data.session) await transient.signOut({ scope: 'local' });
  return { mailed: data.session === null };
}

/** Requests an emailed link; the result does not reveal whether the account exists. @throws {AuthError} */
export async function requestPasswordLink(email: string): Promise<void> {
  const redirectTo = window.location.origin + NEW_PASSWORD_PATH;
  throwIfFailed(await sessionClient().resetPasswordForEmail(email, { redirectTo }));
}

/**
 * Sets a new password for the signed-in user, including via a mailed link. Long after the sign-in the server requires
 * the current one; see `requiresCurrentPassword`.
 * @throws {AuthError}
 */
export async function changePassword(password: string, current: string | null): Promise<void> {
  throwIfFailed(await sessionClient().updateUser({ password, ...proofOf(current) }));
}

/** The current password as the service takes it. */
function proofOf(current: string | null): { readonly current_password?: string } {
  return current === null ? {} : { current_password: current };
}

/** Whether the server refused a change because the sign-in was too long ago. */
export function requiresCurrentPassword(error: unknown): boolean {
  return (error as Partial<AuthError>).code === 'reauthentication_needed';
}

export interface OwnAccount {
  readonly email: string;
  /** An address that waits for its confirmation; null for none. */
  readonly newEmail: string | null;
  /** Ways to sign in, oldest first; at least one. */
  readonly identities: readonly UserIdentity[];
}

/** Read from the server: another device may have changed it. @throws {AuthError} */
export async function readAccount(): Promise<OwnAccount> {
  const { data, error } = await sessionClient().getUser();
  if (error) throw error;
  const { email, new_email, identities } = data.user;
  return { email: email ?? '', newEmail: new_email ?? null, identities: identities ?? [] };
}

/**
 * Long after the sign-in the server may require the current password; see `requiresCurrentPassword`.
 * @returns whether links were mailed that the user must follow first. @throws {AuthError}
 */
export async function changeEmail(
  email: string,
  current: string | null,
): Promise<{ readonly mailed: boolean }> {
  const options = { emailRedirectTo: accountAddress() };
  const { data, error } = await sessionClient().updateUser({ email, ...proofOf(current) }, options);
  if (error) throw error;
  return { mailed: Boolean(data.user.new_email) };
}

/** Opens the provider's page, which returns to the account. @throws {AuthError} */
export async function linkProvider(provider: string): Promise<void> {
  const options = { redirectTo: accountAddress() };
  throwIfFailed(await sessionClient().linkIdentity({ provider: provider as Provider, options }));
}

/** The service refuses to remove the last way to sign in. @throws {AuthError} */
export async function unlinkIdentity(identity: UserIdentity): Promise<void> {
  throwIfFailed(await sessionClient().unlinkIdentity(identity));
}

/** Ends every session of the user's but this one. @throws {AuthError} */
export async function endOtherSessions(): Promise<void> {
  throwIfFailed(await sessionClient().signOut({ scope: 'others' }));
}

function accountAddress(): string {
  return window.location.origin + sectionPath('account');
}
