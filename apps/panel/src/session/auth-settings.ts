/** What the auth service offers: providers, sign-up, linking. Read once, and again after a failure. */

import { configuredApi, keyHeaders } from 'directory/api-address.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { authFetch } from './auth-fetch.ts';
import { ownProperty } from './own-property.ts';

export interface AuthSettings {
  /** The protocol's names of the providers for signing in: 'google'. */
  readonly providers: readonly string[];
  readonly signUpClosed: boolean;
  /** Whether users may link and unlink providers; assumed where the service does not say. */
  readonly linking: boolean;
}

/** unknown: the service does not say. */
export type KnownSettings = AuthSettings | 'loading' | 'unknown';

/** Ways to sign in that the service lists as providers although they are not. */
const NO_PROVIDERS = /^(email|phone|anonymous_users|saml|web3.*|passkey.*)$/;

const store = createStore<KnownSettings>('loading');
let isAsked = false;

/** Reads the settings on first use. */
export function useAuthSettings(): KnownSettings {
  return useSyncExternalStore(subscribe, store.current, () => 'loading' as const);
}

function subscribe(listener: () => void): () => void {
  if (!isAsked) void read();
  return store.subscribe(listener);
}

async function read(): Promise<void> {
  isAsked = true;
  const api = configuredApi();
  try {
    const answer = await authFetch(`${api.url}/auth/v1/settings`, { headers: keyHeaders(api) });
    if (!answer.ok) throw new TypeError(`Settings: ${answer.status}`);
    store.publish(parseAuthSettings(await answer.json()));
  } catch {
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
