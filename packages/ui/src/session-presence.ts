/**
 * Whether someone is signed in, read from the stored session without loading the auth client (S1).
 * Only decides which link to show; the database enforces what a user may do (R2).
 */
import { useSyncExternalStore } from 'react';

/** The auth client's key in local storage. */
export const SESSION_KEY = 'pathfinder-auth';

/** Event for this tab: 'storage' events only reach other tabs. */
export const SESSION_CHANGED = 'session-changed';

/** Events after which the session may have changed. A page restored by Back has missed earlier ones. */
const EVENTS = ['storage', SESSION_CHANGED, 'pageshow'];

export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, readSignedIn, () => false);
}

/** A stored session counts if it is unexpired or refreshable. */
export function isSignedIn(stored: string | null, nowSeconds: number): boolean {
  const session = parseSession(stored);
  if (typeof session.access_token !== 'string' || session.access_token === '') return false;
  if (typeof session.refresh_token === 'string' && session.refresh_token !== '') return true;
  return typeof session.expires_at === 'number' && session.expires_at > nowSeconds;
}

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}

function readSignedIn(): boolean {
  try {
    return isSignedIn(window.localStorage.getItem(SESSION_KEY), Date.now() / 1000);
  } catch {
    // Storage may be blocked; such a visitor counts as not signed in.
    return false;
  }
}

function parseSession(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
