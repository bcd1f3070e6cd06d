/**
 * The session as reported by `@supabase/auth-js` (A5), as one state for pages; its access token, for requests; and
 * logging out (P1).
 */
import {
  type AuthChangeEvent,
  type GoTrueClient,
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  type Session,
} from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { SESSION_KEY } from 'ui/session-presence.ts';
import { createSessionClient } from './auth-client.ts';
import { owedFactors } from './second-factor.ts';
import {
  CHECKING,
  currentSession,
  forgetStoredSession,
  noteLogOut,
  noteStoredSession,
  onSessionChange,
  publishSession,
  publishSignedOut,
  publishWaiting,
  type SessionState,
  storedSession,
} from './session-state.ts';

/** Milliseconds of checking after which the page explains the wait. */
const SLOW_CHECK_MS = 3000;

/** Milliseconds between retries; in each, the auth client itself keeps trying for 25 s. */
const RETRY_MS = 5000;

let client: GoTrueClient | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The first use starts looking for a session. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentSession, () => CHECKING);
}

function subscribe(listener: () => void): () => void {
  sessionClient();
  return onSessionChange(listener);
}

/** This page's only client, created and started on first use. */
export function sessionClient(): GoTrueClient {
  if (client !== undefined) return client;
  window.addEventListener('storage', followStorage);
  return startClient();
}

/**
 * Asks the server now. A client that failed to refresh its session answers from memory for a minute;
 * a new client does not.
 */
export function retrySession(): void {
  void client?.dispose();
  startClient();
}

function startClient(): GoTrueClient {
  if (storedSession() !== null) noteStoredSession();
  client = createSessionClient();
  client.onAuthStateChange(followClient);
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (currentSession().status === 'checking') publishWaiting();
  }, SLOW_CHECK_MS);
  return client;
}

function followClient(event: AuthChangeEvent, session: Session | null): void {
  // A session stored by another program may lack a user.
  if (session) publishSession(session.user?.email ?? '', owedFactors(session));
  else if (storedSession() === null) publishSignedOut();
  else if (event === 'INITIAL_SESSION') waitForServer();
  // Otherwise another tab has ended the session: a storage event will follow.
}

/** Other tabs and programs change the storage too, and not all of them notify the client. */
function followStorage({ key }: StorageEvent): void {
  if (key !== null && key !== SESSION_KEY) return;
  const stored = storedSession();
  if (stored === null) publishSignedOut();
  else publishSession(stored.email, stored.owed);
}

function waitForServer(): void {
  publishWaiting();
  clearTimeout(timer);
  timer = setTimeout(retrySession, RETRY_MS);
}

/** Milliseconds that logging out waits for a token to notify the server with. */
const LOG_OUT_TIMEOUT_MS = 3000;

/** signed-out: there is no session. unreachable: the token needs a refresh, which currently fails. */
type Access = { readonly token: string } | 'signed-out' | 'unreachable';

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
async function renewedToken(): Promise<Access> {
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

/** HTTP status of a rejected token. */
export const UNAUTHORIZED = 401;

/**
 * Like `fetch`. A request answered with 401 changed nothing, so it is safe to resend.
 * @throws also when the auth service does not answer, so that there is no new token.
 */
export const renewingFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status !== UNAUTHORIZED) return answer;
  const access = await renewedToken();
  if (access === 'unreachable') throw new TypeError('No response from the auth service');
  if (access === 'signed-out') return answer;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${access.token}`);
  return fetch(input, { ...init, headers });
};
