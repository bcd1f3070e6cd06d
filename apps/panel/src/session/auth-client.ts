/**
 * The auth service as the panel uses it: its clients, only one of which stores this browser's session (A5), and what it
 * offers (A1). None takes a session from the address (A7).
 */
import { type AuthError, GoTrueClient, type SupportedStorage } from '@supabase/auth-js';
import { configuredApi, keyHeaders } from 'directory/api-address.ts';
import { useSyncExternalStore } from 'react';
import { SESSION_KEY } from 'ui/session-presence.ts';
import { createStore } from 'ui/store.ts';
import { ownProperty } from './second-factor.ts';

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

/** Milliseconds after which a request counts as unanswered. */
const AUTH_TIMEOUT_MS = 20_000;

const TOO_MANY_REQUESTS = 429;

/** @throws when the service itself did not answer; the auth client then retries. */
const authFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(AUTH_TIMEOUT_MS) });
  if (isNoAnswer(answer))
    throw new TypeError(`No response from the auth service: ${answer.status}`);
  return answer.ok ? withoutServerTime(answer) : answer;
};

/**
 * A session without the time when it expires by the server's clock. The auth client then counts the session's seconds
 * from now, by the device's own clock, which may be hours ahead or behind (A5).
 */
export async function withoutServerTime(answer: Response): Promise<Response> {
  if (!isJson(answer)) return answer;
  const body: unknown = await answer.json();
  const isSession = ownProperty(body, 'expires_in') !== undefined;
  return Response.json(isSession ? { ...Object(body), expires_at: undefined } : body, answer);
}

/**
 * An error that is not the service's JSON comes from an intermediary. A 429 says nothing about the
 * session being refreshed; the refresh will be retried.
 */
export function isNoAnswer(answer: Response): boolean {
  const { ok, url, status } = answer;
  if (ok) return false;
  const refreshes = url.includes('grant_type=refresh_token');
  return !isJson(answer) || (refreshes && status === TOO_MANY_REQUESTS);
}

function isJson({ headers }: Response): boolean {
  return headers.get('Content-Type')?.includes('json') ?? false;
}

/** @throws {AuthError} */
export function throwIfFailed({ error }: { readonly error: AuthError | null }): void {
  if (error) throw error;
}

/** What the auth service offers. Read once, and again after a failure. */
interface AuthSettings {
  /** The protocol's names of the providers for signing in: 'google'. */
  readonly providers: readonly string[];
  readonly signUpClosed: boolean;
  /** Whether those on the list of people who may edit can sign up all the same: how our server says it. */
  readonly invitedSignUp: boolean;
  /** Whether a new account can sign in before its address has been confirmed by mail. */
  readonly skipsConfirmation: boolean;
  /** Whether there are recovery codes: a Supabase project has none. */
  readonly recoveryCodes: boolean;
  /** Whether users may link and unlink providers; assumed where the service does not say. */
  readonly linking: boolean;
}

/** unknown: the service does not say. */
type KnownSettings = AuthSettings | 'loading' | 'unknown';

/** Ways to sign in that the service lists as providers although they are not. */
const NO_PROVIDERS = /^(email|phone|anonymous_users|saml|web3.*|passkey.*)$/;

const store = createStore<KnownSettings>('loading');
let isAsked = false;

/** Reads the settings on first use. */
export function useAuthSettings(): KnownSettings {
  return useSyncExternalStore(subscribe, store.current, () => 'loading' as const);
}

function subscribe(listener: () => void): () => void {
  if (!isAsked) void readAuthSettings();
  return store.subscribe(listener);
}

/** Reads what the service offers, now; unknown if it does not say. */
export async function readAuthSettings(): Promise<void> {
  isAsked = true;
  const api = configuredApi();
  try {
    const answer = await authFetch(`${api.url}/auth/v1/settings`, { headers: keyHeaders(api) });
    if (!answer.ok) throw new TypeError(`Settings: ${answer.status}`);
    store.publish(parseAuthSettings(await answer.json()));
  } catch (reason) {
    console.warn('What the auth service offers could not be read:', reason);
    store.publish('unknown');
    isAsked = false;
  }
}

/** @param settings the answer of GET /settings */
export function parseAuthSettings(settings: unknown): AuthSettings {
  const external = ownProperty(settings, 'external');
  const offered = typeof external === 'object' && external !== null ? Object.entries(external) : [];
  return {
    providers: offered.flatMap(([name, isOn]) =>
      isOn === true && !NO_PROVIDERS.test(name) ? [name] : [],
    ),
    signUpClosed: ownProperty(settings, 'disable_signup') === true,
    invitedSignUp: ownProperty(settings, 'invited_sign_up') === true,
    skipsConfirmation: ownProperty(settings, 'mailer_autoconfirm') === true,
    recoveryCodes: ownProperty(settings, 'recovery_codes') === true,
    linking: ownProperty(settings, 'manual_linking') !== false,
  };
}

/** Providers whose names are not simply capitalized. */
const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ['azure', 'Microsoft'],
  ['email', 'Email and password'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin_oidc', 'LinkedIn'],
  ['linkedin', 'LinkedIn'],
  ['phone', 'Phone'],
  ['slack_oidc', 'Slack'],
  ['workos', 'WorkOS'],
]);

/** A provider's name as people write it. */
export function providerName(provider: string): string {
  const known = PROVIDER_NAMES.get(provider);
  return known ?? provider.charAt(0).toUpperCase() + provider.slice(1).replaceAll('_', ' ');
}
