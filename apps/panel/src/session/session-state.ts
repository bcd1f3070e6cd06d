/** Who is signed in, as a state that pages can show; lib/session/session.ts keeps it current. */
import { SESSION_CHANGED } from 'ui/session-presence.ts';
import { createStore } from 'ui/store.ts';
import type { SecondFactor } from './second-factor.ts';
import { noteLogOut, wasLoggedOut } from './stored-session.ts';

export type SessionState =
  | { readonly status: 'checking' }
  /** The stored session needs a refresh, but the server does not answer. Retries continue. */
  | { readonly status: 'waiting' }
  /** Signed in, but the session still owes the user's second factor. */
  | {
      readonly status: 'second-factor';
      readonly email: string;
      readonly factors: readonly SecondFactor[];
    }
  | { readonly status: 'signed-in'; readonly email: string }
  | { readonly status: 'signed-out'; readonly why: SignedOutReason };

/** no-session: this tab has seen none. logged-out: by the user, in any tab. ended: in any other way. */
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

/** A page with unsaved text or a form must not be replaced by the waiting screen. */
export function publishWaiting(): void {
  if (!hasSession(store.current())) publish({ status: 'waiting' });
}

/** @param owed the second factors, one of which this session must still confirm */
export function publishSession(email: string, owed: readonly SecondFactor[]): void {
  hadSession = true;
  // Not while this tab is logging out: it may refresh its token to notify the server.
  if (!hasSession(store.current())) noteLogOut(false);
  publish(
    owed.length === 0
      ? { status: 'signed-in', email }
      : { status: 'second-factor', email, factors: owed },
  );
}

function hasSession({ status }: SessionState): boolean {
  return status === 'signed-in' || status === 'second-factor';
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
