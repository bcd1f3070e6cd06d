/** The signed-in user's access token, and logging out (A5, P1). */
import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/auth-js';
import { retrySession, sessionClient } from './session.ts';
import { publishSignedOut } from './session-state.ts';
import { forgetStoredSession, noteLogOut, storedSession } from './stored-session.ts';

/** Milliseconds that logging out waits for a token to notify the server with. */
const LOG_OUT_TIMEOUT_MS = 3000;

/** signed-out: there is no session. unreachable: the token needs a refresh, which currently fails. */
export type Access = { readonly token: string } | 'signed-out' | 'unreachable';

/** The access token for writes, refreshed if necessary. */
export async function accessToken(): Promise<Access> {
  if (storedSession()?.hasExpired) retrySession();
  const { data } = await sessionClient().getSession();
  if (data.session) return { token: data.session.access_token };
  if (storedSession() !== null) return 'unreachable';
  publishSignedOut();
  return 'signed-out';
}

/** A new token, after the old one was rejected before it expired: the server's keys have changed. */
export async function renewedToken(): Promise<Access> {
  const { data, error } = await sessionClient().refreshSession();
  if (data.session) return { token: data.session.access_token };
  if (isAuthRetryableFetchError(error)) return 'unreachable';
  // Another tab has renewed or ended the session at the same time.
  if (isAuthRefreshDiscardedError(error)) return accessToken();
  // The client would keep the session while its token is valid by this computer's clock.
  endHere();
  return 'signed-out';
}

/**
 * Ends the session in all tabs of this browser; other devices stay signed in. The browser forgets
 * the session even if the server cannot be notified.
 */
export async function logOut(): Promise<void> {
  noteLogOut(true);
  const access = await Promise.race([accessToken(), pause(LOG_OUT_TIMEOUT_MS)]);
  if (typeof access === 'object') {
    // Removes the session before notifying the server; the server's answer does not matter (A5).
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
