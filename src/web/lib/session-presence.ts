/**
 * Whether someone is signed in, read from the stored session without loading the auth client (S1).
 * It decides which link is shown and nothing else: the database decides what a user may do (R2).
 */
import { useSyncExternalStore } from 'react';

/** Where the auth client keeps its session in local storage. */
export const SESSION_KEY = 'pathfinder-auth';

/** The event by which this tab is told: the storage tells the others only. */
export const SESSION_CHANGED = 'session-changed';

/** When the session may be another. A page that Back brings back has missed what was told meanwhile. */
const OCCASIONS = ['storage', SESSION_CHANGED, 'pageshow'];

export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, readSignedIn, () => false);
}

/** A stored session counts while it has not expired, or can be refreshed. */
export function isSignedIn(stored: string | null, nowSeconds: number): boolean {
  const session = parseSession(stored);
  if (typeof session.access_token !== 'string' || session.access_token === '') return false;
  if (typeof session.refresh_token === 'string' && session.refresh_token !== '') return true;
  return typeof session.expires_at === 'number' && session.expires_at > nowSeconds;
}

function subscribe(onChange: () => void): () => void {
  for (const occasion of OCCASIONS) window.addEventListener(occasion, onChange);
  return () => {
    for (const occasion of OCCASIONS) window.removeEventListener(occasion, onChange);
  };
}

function readSignedIn(): boolean {
  try {
    return isSignedIn(window.localStorage.getItem(SESSION_KEY), Date.now() / 1000);
  } catch {
    // Storage may be forbidden altogether; such a visitor is simply not signed in.
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
