/** GitHub: OAuth 2 without OpenID Connect, so its REST API identifies the user. */
import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client';
import {
  allowWithoutTls,
  PROVIDER_TIMEOUT_SECONDS,
  type Protocol,
  type Tokens,
} from './protocol.ts';
import { type Claims, toProfile } from './provider-profile.ts';

const HEADERS = { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' };

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
    return toProfile(api, { ...claimsOf(user as Claims), ...chooseEmail(emails) });
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
function claimsOf({ id, login, name, avatar_url }: Claims): Claims {
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
