/**
 * How providers differ, in their endpoints and how they identify a user: OpenID Connect, and GitHub's OAuth 2. What they
 * say about a person gets the shape that GoTrue stores.
 */
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  fetchUserInfo,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import type { ProviderSettings } from '../config/provider-settings.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { parseEmail } from '../protocol/contact-address.ts';
import { type JsonObject, withoutNulls } from '../protocol/wire-values.ts';

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

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
const PROVIDER_TIMEOUT_SECONDS = 10;

/** For a server on this machine, the only kind readProviderSettings allows without TLS. */
function allowWithoutTls(issuer: URL): readonly ((config: Configuration) => void)[] {
  return issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
}

/** Endpoints by discovery, identity by a signed ID token. */
export const openIdConnect: Protocol = {
  hasIdToken: true,
  connect: ({ issuer, clientId, clientSecret }) =>
    discovery(issuer, clientId, undefined, asProviderAsks(clientSecret), {
      // Verify the ID token's signature too, rather than rely on TLS alone.
      execute: [enableNonRepudiationChecks, ...allowWithoutTls(issuer)],
      timeout: PROVIDER_TIMEOUT_SECONDS,
    }),
  async readProfile(_settings, config, tokens) {
    return toProfile(config.serverMetadata().issuer, await idTokenClaims(config, tokens));
  },
};

/** Some providers omit the address from the ID token and return it from userinfo. */
async function idTokenClaims(config: Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims();
  if (claims === undefined) throw new TypeError('the provider sent no ID token');
  const { userinfo_endpoint: endpoint } = config.serverMetadata();
  if (claims.email !== undefined || endpoint === undefined) return claims;
  return { ...claims, ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) };
}

/** Sends the secret in the body if the provider says it accepts that, otherwise in a header. */
function asProviderAsks(clientSecret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    (methods?.includes('client_secret_post') ? post : basic)(server, ...request);
  };
}

const HEADERS = { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' };

/** OAuth 2 without OpenID Connect, so its REST API identifies the user. */
export const github: Protocol = {
  hasIdToken: false,
  async connect({ issuer, clientId, clientSecret }) {
    const server = {
      issuer: issuer.href,
      authorization_endpoint: new URL('/login/oauth/authorize', issuer).href,
      token_endpoint: new URL('/login/oauth/access_token', issuer).href,
    };
    const config = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
    for (const allow of allowWithoutTls(issuer)) allow(config);
    config.timeout = PROVIDER_TIMEOUT_SECONDS;
    return config;
  },
  async readProfile({ issuer }, config, tokens) {
    const api = apiOf(issuer);
    const [user, emails] = await Promise.all([
      ask(config, tokens, new URL(`${api}/user`)),
      ask(config, tokens, new URL(`${api}/user/emails`)),
    ]);
    return toProfile(api, { ...githubClaims(user as Claims), ...chooseEmail(emails) });
  },
};

/** GitHub Enterprise serves its API under its own address. */
function apiOf(issuer: URL): string {
  return issuer.host === 'github.com' ? 'https://api.github.com' : new URL('/api/v3', issuer).href;
}

async function ask(config: Configuration, tokens: Tokens, url: URL): Promise<unknown> {
  const headers = new Headers(HEADERS);
  const response = await fetchProtectedResource(
    config,
    tokens.access_token,
    url,
    'GET',
    null,
    headers,
  );
  if (!response.ok) throw new TypeError(`${url.pathname} answered ${response.status}`);
  return response.json();
}

/** As OpenID Connect claims. */
function githubClaims({ id, login, name, avatar_url }: Claims): Claims {
  return {
    sub: typeof id === 'number' ? String(id) : null,
    name,
    preferred_username: login,
    picture: avatar_url,
  };
}

/** The primary address, unless only another one is verified. */
function chooseEmail(answer: unknown): Claims {
  const emails = (Array.isArray(answer) ? answer : []) as readonly Claims[];
  const verified = emails.filter((email) => email.verified === true);
  const isPrimary = (email: Claims): boolean => email.primary === true;
  const chosen = verified.find(isPrimary) ?? verified[0] ?? emails.find(isPrimary);
  return { email: chosen?.email, email_verified: chosen?.verified };
}

export interface ProviderProfile {
  /** The person's id at the provider, which never changes. */
  readonly id: string;
  /**
   * Lower case. Null unless the provider has verified the address: one that anyone can type in there
   * proves nothing here.
   */
  readonly verifiedEmail: string | null;
  /** For identity_data and user_metadata. */
  readonly data: JsonObject;
}

/** Longer claims are dropped, since every access token carries them. */
const MAX_CLAIM_CHARS = 500;
/** The claims kept as they are (OpenID Connect Core 5.1). */
const KEPT = [
  'name',
  'given_name',
  'family_name',
  'nickname',
  'preferred_username',
  'picture',
  'profile',
  'locale',
] as const;

/** Claims about a person; their types are unchecked. */
type Claims = Readonly<Record<string, unknown>>;

/** @throws {TypeError} when the claims do not say who the person is */
function toProfile(issuer: string, claims: Claims): ProviderProfile {
  const id = textClaim(claims, 'sub');
  if (id === null) throw new TypeError('the provider sent no usable id');
  const email = emailClaim(claims);
  const isVerified = email !== null && isTrue(claims.email_verified);
  return {
    id,
    verifiedEmail: isVerified ? email : null,
    data: withoutNulls({
      iss: issuer,
      sub: id,
      provider_id: id,
      email,
      email_verified: isVerified,
      phone_verified: false,
      ...Object.fromEntries(KEPT.map((claim) => [claim, textClaim(claims, claim)])),
      full_name: textClaim(claims, 'name'),
      avatar_url: textClaim(claims, 'picture'),
      user_name: textClaim(claims, 'preferred_username'),
    }),
  };
}

/** Null for anything but text that the database can hold. */
function textClaim(claims: Claims, name: string): string | null {
  const value = claims[name];
  const isUsable =
    typeof value === 'string' &&
    value !== '' &&
    value.length <= MAX_CLAIM_CHARS &&
    value.isWellFormed() &&
    !value.includes('\0');
  return isUsable ? value : null;
}

/** Null for an address we do not accept. */
function emailClaim(claims: Claims): string | null {
  const email = textClaim(claims, 'email');
  try {
    return email === null ? null : parseEmail(email);
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}

/** Some providers send flags as text. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}
