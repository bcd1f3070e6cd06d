/** What people do with their account on the login page. Each throws what the service refused with (A3). */
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { ADMIN_PATH } from '../page-paths.ts';
import { createPassingClient } from './auth-client.ts';
import { NEW_PASSWORD_PATH } from './login-address.ts';
import { sessionClient } from './session.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

let passing: GoTrueClient | undefined;

/** Signs in, in every tab of this browser. @throws {AuthError} */
export async function logIn(credentials: Credentials): Promise<void> {
  throwRefusal(await sessionClient().signInWithPassword(credentials));
}

/**
 * Makes an account and leaves nobody signed in (A2).
 * @returns whether the account waits until a mailed link is followed. @throws {AuthError}
 */
export async function signUp(credentials: Credentials): Promise<{ readonly mailed: boolean }> {
  passing ??= createPassingClient();
  const options = { emailRedirectTo: window.location.origin + ADMIN_PATH };
  const { data, error } = await passing.signUp({ ...credentials, options });
  throwRefusal({ error });
  // Its session never reached this browser's storage, and shall not live on at the server either.
  if (data.session) await passing.signOut({ scope: 'local' });
  return { mailed: data.session === null };
}

/** Asks for a mailed link; answers the same whether or not there is such an account. @throws {AuthError} */
export async function askForPasswordLink(email: string): Promise<void> {
  const redirectTo = window.location.origin + NEW_PASSWORD_PATH;
  throwRefusal(await sessionClient().resetPasswordForEmail(email, { redirectTo }));
}

/** A new password for who is signed in, also by a mailed link. @throws {AuthError} */
export async function changePassword(password: string): Promise<void> {
  throwRefusal(await sessionClient().updateUser({ password }));
}

function throwRefusal({ error }: { readonly error: AuthError | null }): void {
  if (error) throw error;
}
