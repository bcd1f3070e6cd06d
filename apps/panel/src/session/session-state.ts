/**
 * Who is signed in, as a state that pages can show, and what the browser stores of it (A5); session.ts keeps it
 * current.
 */
import { isSignedIn, SESSION_CHANGED, SESSION_KEY } from 'ui/session-presence.ts';
import { createStore } from 'ui/store.ts';
import { owedFactors, ownProperty, type SecondFactor } from './second-factor.ts';

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

/** Set by an explicit log-out, to distinguish it from a session that ended by itself. */
const LOGGED_OUT_KEY = 'pathfinder-logged-out';

/** The same for this tab, where storage is blocked. */
let loggedOutHere = false;

interface StoredSession {
  readonly email: string;
  /** Whether its access token has expired and needs a refresh. */
  readonly hasExpired: boolean;
  /** The second factors, one of which it must still confirm. */
  readonly owed: readonly SecondFactor[];
}

/** The session stored by the auth client, in this tab or another; null when there is none. */
export function storedSession(): StoredSession | null {
  return parseStored(read(SESSION_KEY), Date.now() / 1000);
}

/** @param nowSeconds since 1970. @returns null without a valid session that is live or refreshable. */
export function parseStored(stored: string | null, nowSeconds: number): StoredSession | null {
  if (stored === null || !isSignedIn(stored, nowSeconds)) return null;
  const session: unknown = JSON.parse(stored);
  const expiresAt = ownProperty(session, 'expires_at');
  const email = ownProperty(ownProperty(session, 'user'), 'email');
  return {
    email: typeof email === 'string' ? email : '',
    hasExpired: typeof expiresAt === 'number' && expiresAt <= nowSeconds,
    owed: owedFactors(session),
  };
}

/** False where the browser blocks storage: a session then ends with the page. */
export function canStoreSession(): boolean {
  const probe = `${SESSION_KEY}-probe`;
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

export function forgetStoredSession(): void {
  write(SESSION_KEY, null);
}

/** Set before the session is removed: other tabs read it when they see the session gone. */
export function noteLogOut(loggedOut: boolean): void {
  if (loggedOut !== wasLoggedOut()) write(LOGGED_OUT_KEY, loggedOut ? '1' : null);
  loggedOutHere = loggedOut;
}

function wasLoggedOut(): boolean {
  return loggedOutHere || read(LOGGED_OUT_KEY) !== null;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked; the auth client then keeps its session in memory.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: nothing to store.
  }
}
