/** Who is signed in, as one state that pages can show; lib/session/session.ts keeps it current. */
import { SESSION_CHANGED } from '../session-presence.ts';
import { createStore } from '../store.ts';
import { noteLogOut, wasLoggedOut } from './stored-session.ts';

export type SessionState =
  | { readonly status: 'checking' }
  /** A session is stored and has to be refreshed, but the server does not answer. We keep asking. */
  | { readonly status: 'waiting' }
  | { readonly status: 'signed-in'; readonly email: string }
  | { readonly status: 'signed-out'; readonly why: SignedOutWhy };

/** logged-out: on purpose, in any tab. ended: a session was there, and is over by itself. */
export type SignedOutWhy = 'nobody' | 'logged-out' | 'ended';

export const CHECKING: SessionState = { status: 'checking' };
const store = createStore<SessionState>(CHECKING);
/** Whether this tab has known of a session: only then can one have ended. */
let hadSession = false;

export const currentSession = store.current;
export const onSessionChange = store.subscribe;

export function noteStoredSession(): void {
  hadSession = true;
}

/** Whoever is signed in stays so: an open page with unsaved text does not give way to waiting. */
export function publishWaiting(): void {
  if (store.current().status !== 'signed-in') publish({ status: 'waiting' });
}

export function publishSignedIn(email: string): void {
  hadSession = true;
  // Not while this tab is logging out, and its token is refreshed to tell the server so.
  if (store.current().status !== 'signed-in') noteLogOut(false);
  publish({ status: 'signed-in', email });
}

export function publishSignedOut(): void {
  const why = wasLoggedOut() ? 'logged-out' : 'ended';
  publish({ status: 'signed-out', why: hadSession ? why : 'nobody' });
}

function publish(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(store.current())) return;
  store.publish(next);
  window.dispatchEvent(new Event(SESSION_CHANGED));
}
