/** Who is signed in, as a state that pages can show; lib/session/session.ts keeps it current. */
import { SESSION_CHANGED } from '../session-presence.ts';
import { createStore } from '../store.ts';
import { noteLogOut, wasLoggedOut } from './stored-session.ts';

export type SessionState =
  | { readonly status: 'checking' }
  /** The stored session needs a refresh, but the server does not answer. Retries continue. */
  | { readonly status: 'waiting' }
  | { readonly status: 'signed-in'; readonly email: string }
  | { readonly status: 'signed-out'; readonly why: SignedOutReason };

/** no-session: this tab has seen none. logged-out: on purpose, in any tab. ended: not on purpose. */
export type SignedOutReason = 'no-session' | 'logged-out' | 'ended';

export const CHECKING: SessionState = { status: 'checking' };
const store = createStore<SessionState>(CHECKING);
/** Whether this tab has seen a session; otherwise none can have ended. */
let hadSession = false;

export const currentSession = store.current;
export const onSessionChange = store.subscribe;

export function noteStoredSession(): void {
  hadSession = true;
}

/** A signed-in state is kept: a page with unsaved text must not be replaced by the waiting screen. */
export function publishWaiting(): void {
  if (store.current().status !== 'signed-in') publish({ status: 'waiting' });
}

export function publishSignedIn(email: string): void {
  hadSession = true;
  // Not while this tab is logging out: it may refresh its token to notify the server.
  if (store.current().status !== 'signed-in') noteLogOut(false);
  publish({ status: 'signed-in', email });
}

export function publishSignedOut(): void {
  const why = wasLoggedOut() ? 'logged-out' : 'ended';
  publish({ status: 'signed-out', why: hadSession ? why : 'no-session' });
}

function publish(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(store.current())) return;
  store.publish(next);
  window.dispatchEvent(new Event(SESSION_CHANGED));
}
