/** How providers differ: their endpoints, and how they identify a user. */
import {
  allowInsecureRequests,
  type Configuration,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import type { ProviderSettings } from '../config/provider-settings.ts';
import type { ProviderProfile } from './provider-profile.ts';

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** Methods throw openid-client's errors: the provider may be unavailable or report an error. */
export interface Protocol {
  /** Whether the token response has an ID token, which must then repeat our nonce. */
  readonly hasIdToken: boolean;
  connect(settings: ProviderSettings): Promise<Configuration>;
  readProfile(
    settings: ProviderSettings,
    config: Configuration,
    tokens: Tokens,
  ): Promise<ProviderProfile>;
}

/** For one provider request: the user is looking at a blank page. */
export const PROVIDER_TIMEOUT_SECONDS = 10;

/** For a server on this machine, the only kind readProviderSettings allows without TLS. */
export function allowWithoutTls(issuer: URL): readonly ((config: Configuration) => void)[] {
  return issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
}
