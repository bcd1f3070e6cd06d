/** The auth clients: one keeps the session of this browser (A5), the other keeps nothing. */
import { GoTrueClient } from '@supabase/auth-js';
import { configuredApi, keyHeaders } from '../api-address.ts';
import { SESSION_KEY } from '../session-presence.ts';
import { authFetch } from './auth-fetch.ts';

/**
 * Keeps the session in local storage, refreshes it, and tells other tabs (A5). It takes the session that
 * a mailed link brings in the address, on whatever device the mail was opened.
 */
export function createSessionClient(): GoTrueClient {
  return new GoTrueClient({
    ...service(),
    storageKey: SESSION_KEY,
    flowType: 'implicit',
    detectSessionInUrl: takeFromAddress,
  });
}

/** For what must not sign anybody in, here or in another tab (A2). */
export function createPassingClient(): GoTrueClient {
  return new GoTrueClient({
    ...service(),
    storageKey: `${SESSION_KEY}-passing`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** Whether the address brings a session; takes it out of the address, which Back would return to. */
function takeFromAddress({ pathname, search, hash }: URL): boolean {
  const isBrought = new URLSearchParams(hash.slice(1)).has('access_token');
  if (isBrought) window.history.replaceState(null, '', pathname + search);
  return isBrought;
}

function service() {
  const api = configuredApi();
  return { url: `${api.url}/auth/v1`, headers: keyHeaders(api), fetch: authFetch };
}
