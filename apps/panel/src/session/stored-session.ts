/** What the browser stores between pages: the session, and whether the user logged out (A5). */

import { isSignedIn, SESSION_KEY } from 'ui/session-presence.ts';
import { ownProperty } from './own-property.ts';
import { owedFactors, type SecondFactor } from './second-factor.ts';

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

export function wasLoggedOut(): boolean {
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
