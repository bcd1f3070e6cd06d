/**
 * Who is signed in, for the pages that need to know: what `@supabase/auth-js` tells (A5) as one state.
 * Importing this loads the auth client, so only what is loaded for /login and /admin may do so.
 */
import { type GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { createSessionClient } from './auth-client.ts';

export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'signed-in'; readonly email: string }
  | {
      readonly status: 'signed-out';
      /** Whether a session was there and ended although nobody logged out in this tab. */
      readonly ended: boolean;
    };

const CHECKING: SessionState = { status: 'checking' };
const store = createStore<SessionState>(CHECKING);
let client: GoTrueClient | undefined;

export const currentSession = store.current;

/** Looks for a session from the first use on. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, store.current, () => CHECKING);
}

function subscribe(listener: () => void): () => void {
  sessionClient();
  return store.subscribe(listener);
}

/** The one client of this page, made and started at first use. */
export function sessionClient(): GoTrueClient {
  if (client === undefined) {
    client = createSessionClient();
    client.onAuthStateChange((_event, session) => store.publish(stateOf(session)));
  }
  return client;
}

/**
 * The token that writes are made with, refreshed when need be.
 * @returns 'signed-out' when nobody is, 'unreachable' when it has to be refreshed and cannot be now.
 */
export async function accessToken(): Promise<
  { readonly token: string } | 'signed-out' | 'unreachable'
> {
  const { data, error } = await sessionClient().getSession();
  if (data.session) return { token: data.session.access_token };
  return isAuthRetryableFetchError(error) ? 'unreachable' : 'signed-out';
}

function stateOf(session: Session | null): SessionState {
  if (session) return { status: 'signed-in', email: session.user.email ?? '' };
  return { status: 'signed-out', ended: store.current().status === 'signed-in' };
}
