/** The auth clients: one stores this browser's session (A5), the other stores nothing. */
import { GoTrueClient } from '@supabase/auth-js';
import { configuredApi, keyHeaders } from '../api-address.ts';
import { SESSION_KEY } from '../session-presence.ts';
import { authFetch } from './auth-fetch.ts';

/**
 * Keeps the session in local storage, refreshes it, and notifies other tabs (A5). Accepts the session in
 * the URL of a mailed link, on any device.
 */
export function createSessionClient(): GoTrueClient {
  return new GoTrueClient({
    ...service(),
    storageKey: SESSION_KEY,
    flowType: 'implicit',
    detectSessionInUrl: takeSessionFromUrl,
  });
}

/** For calls that must not sign in this browser (A2). */
export function createTransientClient(): GoTrueClient {
  return new GoTrueClient({
    ...service(),
    storageKey: `${SESSION_KEY}-transient`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** Whether the URL carries a session; also removes it from the URL, which Back could return to. */
function takeSessionFromUrl({ pathname, search, hash }: URL): boolean {
  const hasSession = new URLSearchParams(hash.slice(1)).has('access_token');
  if (hasSession) window.history.replaceState(null, '', pathname + search);
  return hasSession;
}

function service() {
  const api = configuredApi();
  return { url: `${api.url}/auth/v1`, headers: keyHeaders(api), fetch: authFetch };
}
