/** The configured providers, by name. */
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client';
import type { Logger } from 'pino';
import { PRESET_NAMES, type ProviderSettings } from '../config/provider-settings.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { makeSecret } from '../keys/secret-hash.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { addSeconds } from '../protocol/wire-values.ts';
import {
  github,
  openIdConnect,
  type Protocol,
  type ProviderProfile,
} from './provider-protocols.ts';

export interface Providers {
  /** Any case. @throws {AuthError} validation_failed, in GoTrue's words */
  find(name: string): Provider;
}

export function createProviders({ settings, now, logger }: AuthContext): Providers {
  const callbackUrl = `${settings.authUrl}/callback`;
  const providers = settings.providers.map((provider) =>
    createProvider(provider, callbackUrl, now, logger),
  );
  return {
    find(asked) {
      const name = asked.toLowerCase();
      const found = providers.find((provider) => provider.name === name);
      if (found !== undefined) return found;
      throw validationFailed(
        PRESET_NAMES.includes(name)
          ? 'Unsupported provider: provider is not enabled'
          : `Unsupported provider: Provider ${name} could not be found`,
      );
    },
  };
}

/** Binds a provider's response to its request. Each is 256 random bits. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Failures are reported in the redirect to the client; none becomes a 5xx. */
interface Provider {
  readonly name: string;
  /**
   * The URL to sign in at. `scopes` are requested besides the configured ones; `parameters` are the
   * provider's own.
   * @throws {ProviderUnavailable}
   */
  signInUrl(
    secrets: FlowSecrets,
    scopes: readonly string[],
    parameters: Readonly<Record<string, string>>,
  ): Promise<URL>;
  /**
   * The user identified by the parameters of /callback.
   * @throws {AuthError} unexpected_failure when the provider identifies no user
   * @throws {ProviderUnavailable}
   */
  identifyUser(answer: URLSearchParams, secrets: FlowSecrets): Promise<ProviderProfile>;
}

/** The provider is unavailable; the next request tries again. */
export class ProviderUnavailable extends AuthError {
  constructor(name: string) {
    super(
      503,
      'unexpected_failure',
      `${name} cannot be reached right now. Please try again later.`,
    );
  }
}

const PROTOCOLS: Readonly<Record<ProviderSettings['protocol'], Protocol>> = {
  oidc: openIdConnect,
  github,
};

/** After this, a provider's metadata is fetched again. */
const METADATA_LIFETIME_SECONDS = 3600;

export function makeFlowSecrets(): FlowSecrets {
  return { state: makeSecret(), nonce: makeSecret(), codeVerifier: makeSecret() };
}

/** `callbackUrl` is where the provider redirects back to, as registered there. */
function createProvider(
  settings: ProviderSettings,
  callbackUrl: string,
  now: () => Date,
  logger: Logger,
): Provider {
  const { name } = settings;
  const protocol = PROTOCOLS[settings.protocol];
  const connect = connection(settings, protocol, now, logger);
  return {
    name,
    async signInUrl(secrets, scopes, parameters) {
      return buildAuthorizationUrl(await connect(), {
        ...parameters,
        redirect_uri: callbackUrl,
        scope: [...new Set([...settings.scopes, ...scopes])].join(' '),
        state: secrets.state,
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        ...(protocol.hasIdToken && { nonce: secrets.nonce }),
      });
    },
    async identifyUser(answer, secrets) {
      const config = await connect();
      const tokens = await orRefuse('Unable to exchange external code', () =>
        authorizationCodeGrant(config, new URL(`${callbackUrl}?${answer}`), {
          expectedState: secrets.state,
          pkceCodeVerifier: secrets.codeVerifier,
          ...(protocol.hasIdToken && { expectedNonce: secrets.nonce }),
        }),
      );
      return orRefuse('Error getting user profile from external provider', () =>
        protocol.readProfile(settings, config, tokens),
      );
    },
  };

  async function orRefuse<T>(refusal: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      logger.warn({ provider: name, reason: reasonOf(error) }, refusal);
      throw new AuthError(500, 'unexpected_failure', refusal);
    }
  }
}

/** Caches the provider's configuration until it fails or expires. */
function connection(
  settings: ProviderSettings,
  protocol: Protocol,
  now: () => Date,
  logger: Logger,
): () => Promise<Configuration> {
  let current: { readonly config: Promise<Configuration>; readonly until: Date } | null = null;
  return async () => {
    const time = now();
    if (current === null || time > current.until) {
      const until = addSeconds(time, METADATA_LIFETIME_SECONDS);
      current = { config: protocol.connect(settings), until };
    }
    const { config } = current;
    try {
      return await config;
    } catch (error) {
      if (current?.config === config) current = null;
      logger.warn({ provider: settings.name, reason: reasonOf(error) }, 'Provider unavailable');
      throw new ProviderUnavailable(settings.name);
    }
  };
}

/** Omits the error's cause, which may contain tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `${error.message}${code}`;
}
