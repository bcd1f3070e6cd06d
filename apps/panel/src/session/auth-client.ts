/** The auth clients: only one stores this browser's session (A5). None takes a session from the address (A7). */
import { GoTrueClient, type SupportedStorage } from '@supabase/auth-js';
import { configuredApi, keyHeaders } from 'directory/api-address.ts';
import { SESSION_KEY } from 'ui/session-presence.ts';
import { authFetch } from './auth-fetch.ts';

/**
 * Keeps the session in local storage, refreshes it, and notifies other tabs (A5). What a provider answers can be
 * exchanged only in this browser (PKCE).
 */
export function createSessionClient(): GoTrueClient {
  return new GoTrueClient({
    ...service(),
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    detectSessionInUrl: false,
  });
}

const VERIFIER = '-code-verifier';

/** Holds one session in memory; exchanges the codes that the session client has asked for. */
export function createHoldingClient(): GoTrueClient {
  const storageKey = `${SESSION_KEY}-held`;
  return new GoTrueClient({
    ...service(),
    storageKey,
    flowType: 'pkce',
    storage: verifiersAndMemory(storageKey + VERIFIER, SESSION_KEY + VERIFIER),
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** Memory, except for the item `own`, which is `shared` in local storage. */
function verifiersAndMemory(own: string, shared: string): SupportedStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => (key === own ? localStorage.getItem(shared) : (memory.get(key) ?? null)),
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => (key === own ? localStorage.removeItem(shared) : void memory.delete(key)),
  };
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

function service() {
  const api = configuredApi();
  return { url: `${api.url}/auth/v1`, headers: keyHeaders(api), fetch: authFetch };
}
