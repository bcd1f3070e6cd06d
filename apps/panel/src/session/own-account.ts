/** The signed-in user's address and ways to sign in. Each function throws the service's error (A3). */
import type { Provider, UserIdentity } from '@supabase/auth-js';
import { sectionPath } from 'ui/paths.ts';
import { proofOf } from './accounts.ts';
import { sessionClient } from './session.ts';
import { throwIfFailed } from './throw-if-failed.ts';

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
