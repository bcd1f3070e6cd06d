/** A provider people sign in with: where to send them, and who came back. */
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client';
import type { Logger } from 'pino';
import { AuthError } from '../errors.ts';
import { makeSecret } from '../keys/secret-hash.ts';
import { later } from '../time.ts';
import { github } from './github.ts';
import { openIdConnect } from './openid-connect.ts';
import type { Protocol } from './protocol.ts';
import type { ProviderProfile } from './provider-profile.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** What ties a provider's answer to the request it answers. Each is 256 random bits. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Its failures travel in the address that leads back to the client; none becomes a 5xx. */
export interface Provider {
  readonly name: string;
  /**
   * Where to send somebody to sign in. `scopes` are asked for beside those of the settings;
   * `parameters` are the provider's own.
   * @throws {ProviderAway}
   */
  signInUrl(
    secrets: FlowSecrets,
    scopes: readonly string[],
    parameters: Readonly<Record<string, string>>,
  ): Promise<URL>;
  /**
   * Who the parameters that lead back to /callback are about.
   * @throws {AuthError} unexpected_failure when the provider does not vouch for anybody
   * @throws {ProviderAway}
   */
  whoCameBack(answer: URLSearchParams, secrets: FlowSecrets): Promise<ProviderProfile>;
}

/** The provider does not answer; the next request asks it again. */
export class ProviderAway extends AuthError {
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

/** Seconds after which a provider is asked again where its endpoints are. */
const METADATA_LIFETIME = 3600;

export function makeFlowSecrets(): FlowSecrets {
  return { state: makeSecret(), nonce: makeSecret(), codeVerifier: makeSecret() };
}

/** `callbackUrl` is where the provider sends people back to, as its operator was told. */
export function createProvider(
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
    async whoCameBack(answer, secrets) {
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

/** Keeps one connection, and forgets it when it fails or is old. */
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
      const until = later(time, METADATA_LIFETIME);
      current = { config: protocol.connect(settings), until };
    }
    const { config } = current;
    try {
      return await config;
    } catch (error) {
      if (current?.config === config) current = null;
      logger.warn({ provider: settings.name, reason: reasonOf(error) }, 'provider away');
      throw new ProviderAway(settings.name);
    }
  };
}

/** Without the error's cause, which may hold tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `${error.message}${code}`;
}
