/**
 * Who is signed in, for the pages that need to know: what `@supabase/auth-js` tells (A5) as one state.
 * Importing this loads the auth client, so only what is loaded for /login and /admin may do so.
 */
import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { SESSION_KEY } from '../session-presence.ts';
import { createSessionClient } from './auth-client.ts';
import {
  CHECKING,
  currentSession,
  noteStoredSession,
  onSessionChange,
  publishSignedIn,
  publishSignedOut,
  publishWaiting,
  type SessionState,
} from './session-state.ts';
import { storedSession } from './stored-session.ts';

/** Milliseconds of checking after which people are told what they wait for. */
const SLOW_CHECK_MS = 3000;

/** Milliseconds until the server is asked again; each time the auth client itself asks for 25 s. */
const ASK_AGAIN_MS = 5000;

let client: GoTrueClient | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks for a session from the first use on. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentSession, () => CHECKING);
}

function subscribe(listener: () => void): () => void {
  sessionClient();
  return onSessionChange(listener);
}

/** The one client of this page, made and started at first use. */
export function sessionClient(): GoTrueClient {
  if (client !== undefined) return client;
  window.addEventListener('storage', followStorage);
  return startClient();
}

/**
 * Asks the server now. A client that could not refresh its session answers from memory for a minute;
 * a new one does not.
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
  // What another program has stored may hold no user.
  if (session) publishSignedIn(session.user?.email ?? '');
  else if (storedSession() === null) publishSignedOut();
  else if (event === 'INITIAL_SESSION') waitForServer();
  // Otherwise another tab has ended the session: the storage says so in a moment.
}

/** Other tabs and programs change the storage, too, and not all of them tell the client. */
function followStorage({ key }: StorageEvent): void {
  if (key !== null && key !== SESSION_KEY) return;
  const stored = storedSession();
  if (stored === null) publishSignedOut();
  else publishSignedIn(stored.email);
}

function waitForServer(): void {
  publishWaiting();
  clearTimeout(timer);
  timer = setTimeout(retrySession, ASK_AGAIN_MS);
}
