/** How providers differ: where their endpoints are, and how they tell who somebody is. */
import {
  allowInsecureRequests,
  type Configuration,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import type { ProviderProfile } from './provider-profile.ts';
import type { ProviderSettings } from './provider-settings.ts';

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** Each method throws what openid-client throws: the provider may be away, or say what is wrong. */
export interface Protocol {
  /** Whether the provider's answer holds an ID token, which then must repeat our nonce. */
  readonly hasIdToken: boolean;
  connect(settings: ProviderSettings): Promise<Configuration>;
  readProfile(
    settings: ProviderSettings,
    config: Configuration,
    tokens: Tokens,
  ): Promise<ProviderProfile>;
}

/** Seconds a provider has for one answer: somebody is waiting in front of a blank page. */
export const PROVIDER_TIMEOUT = 10;

/** For a server on this machine, the only one that readProviderSettings lets go without TLS. */
export function allowWithoutTls(issuer: URL): readonly ((config: Configuration) => void)[] {
  return issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
}
