/** The right to write, and giving it up: the token of who is signed in, and logging out (A5, P1). */
import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/auth-js';
import { retrySession, sessionClient } from './session.ts';
import { publishSignedOut } from './session-state.ts';
import { forgetStoredSession, noteLogOut, storedSession } from './stored-session.ts';

/** Milliseconds that logging out waits for a token to tell the server with. */
const LOG_OUT_PATIENCE_MS = 3000;

/** signed-out: nobody is. unreachable: it has to be refreshed, and cannot be now. */
export type Access = { readonly token: string } | 'signed-out' | 'unreachable';

/** The token that writes are made with, refreshed when need be. */
export async function accessToken(): Promise<Access> {
  if (storedSession()?.hasExpired) retrySession();
  const { data } = await sessionClient().getSession();
  if (data.session) return { token: data.session.access_token };
  if (storedSession() !== null) return 'unreachable';
  publishSignedOut();
  return 'signed-out';
}

/** Another token, when the one so far is refused before its time: the server's keys are new. */
export async function renewedToken(): Promise<Access> {
  const { data, error } = await sessionClient().refreshSession();
  if (data.session) return { token: data.session.access_token };
  if (isAuthRetryableFetchError(error)) return 'unreachable';
  // Another tab has renewed the session at the same moment, or ended it.
  if (isAuthRefreshDiscardedError(error)) return accessToken();
  // The client keeps a session whose token has not expired by this computer's clock.
  endHere();
  return 'signed-out';
}

/**
 * Ends the session of this browser, in all its tabs; other devices stay signed in. When the server
 * cannot be told, the browser forgets the session all the same.
 */
export async function logOut(): Promise<void> {
  noteLogOut(true);
  const access = await Promise.race([accessToken(), pause(LOG_OUT_PATIENCE_MS)]);
  if (typeof access === 'object') {
    // It removes the session before it tells the server, and what that answers changes nothing (A5).
    await sessionClient().signOut({ scope: 'local' });
  } else {
    endHere();
  }
}

function endHere(): void {
  forgetStoredSession();
  publishSignedOut();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
