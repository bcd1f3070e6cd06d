/**
 * The session as reported by `@supabase/auth-js` (A5), as one state for pages. Importing this module
 * loads the auth client, so only modules of /login and /admin may do so.
 */
import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { SESSION_KEY } from 'ui/session-presence.ts';
import { createSessionClient } from './auth-client.ts';
import { owedFactors } from './second-factor.ts';
import {
  CHECKING,
  currentSession,
  noteStoredSession,
  onSessionChange,
  publishSession,
  publishSignedOut,
  publishWaiting,
  type SessionState,
} from './session-state.ts';
import { storedSession } from './stored-session.ts';

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
