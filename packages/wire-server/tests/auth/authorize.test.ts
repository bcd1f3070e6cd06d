/** Signing in with a provider: the redirects there and back, and everything that can go wrong. */
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { follow } from './browser.ts';
import { CLIENT_ID, CLIENT_SECRET, type Person } from './oidc-provider.ts';
import { startTown, type Town } from './town.ts';

const ANN: Person = {
  sub: 'ann',
  email: 'Ann@Example.com',
  email_verified: true,
  name: 'Ann Example',
  picture: 'https://town.example.com/ann.png',
};
const BOB: Person = { sub: 'bob', email: 'bob@example.com', email_verified: true };

/** How long a sign-in at the provider may take. */
const FLOW_LIFETIME_SECONDS = 600;

let town: Town;
beforeAll(async () => {
  town = await startTown({ REDIRECT_URLS: 'https://app.example.com/**' }, { people: [ANN, BOB] });
});
afterAll(() => town?.stop());
afterEach(() => town.oidc.misbehave(null));

/** Begins a sign-in with these parameters. @returns the URL at the provider. */
async function begin(parameters: Record<string, string> = {}): Promise<URL> {
  const query = new URLSearchParams({ provider: 'town', redirect_to: town.done, ...parameters });
  const { status, headers } = await town.auth.get(`/authorize?${query}`);
  expect(status).toBe(302);
  return new URL(headers.get('location') ?? '');
}

/** Signs in at the provider as `who`. @returns the callback URL, not yet requested. */
async function callbackFor(who: string, parameters: Record<string, string> = {}): Promise<URL> {
  const there = await begin({ login_hint: who, ...parameters });
  return follow(there.href, `${town.auth.ctx.settings.authUrl}/callback`);
}

/** The target of the URL's redirect. */
async function redirectOf(url: URL): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

/** The error in a URL's query, which the fragment repeats. */
function errorIn(url: URL): Record<string, string> {
  const error = Object.fromEntries(url.searchParams);
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual(error);
  return error;
}

function at(url: URL): string {
  return url.origin + url.pathname;
}

describe('a complete sign-in', () => {
  test('U1 with PKCE the client gets a code and exchanges it for a session', async () => {
    const client = town.client();
    const back = await town.signInRedirect(client, 'ann');
    expect(at(back)).toBe(town.done);
    expect(back.hash).toBe('');

    const { data } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(data.user).toMatchObject({
      email: 'ann@example.com',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'town', providers: ['town'] },
      user_metadata: {
        iss: town.oidc.issuer,
        sub: 'ann',
        provider_id: 'ann',
        email: 'ann@example.com',
        email_verified: true,
        full_name: 'Ann Example',
        avatar_url: 'https://town.example.com/ann.png',
      },
    });
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    const { data: linked } = await client.auth.getUserIdentities();
    expect(linked?.identities).toMatchObject([
      { provider: 'town', id: 'ann', identity_data: { full_name: 'Ann Example' } },
    ]);
  });

  test('U1 without PKCE the tokens are in the fragment, which no server sees', async () => {
    const client = town.auth.client();
    const back = await town.signInRedirect(client, 'ann');
    expect(at(back)).toBe(town.done);
    expect(back.search).toBe('');
    const tokens = Object.fromEntries(new URLSearchParams(back.hash.slice(1)));
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: '3600' });
    const { data } = await client.auth.setSession(tokens as never);
    expect(data.user?.email).toBe('ann@example.com');
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('U1 a plain challenge is its own verifier', async () => {
    const verifier = 'a-plain-verifier-of-at-least-forty-three-characters';
    const callback = await callbackFor('ann', {
      code_challenge: verifier,
      code_challenge_method: 'plain',
    });
    const auth_code = (await redirectOf(callback)).searchParams.get('code');
    const { status, body } = await town.auth.post('/token?grant_type=pkce', {
      auth_code,
      code_verifier: verifier,
    });
    expect(status).toBe(200);
    expect(body.user.email).toBe('ann@example.com');
  });

  test('U1 the second sign-in finds the same user', async () => {
    const [first, second] = [town.client(), town.client()];
    const { user } = await town.signIn(first, 'ann');
    expect((await town.signIn(second, 'ann')).user.id).toBe(user.id);
  });

  test('U1 each request to the provider has its own state, nonce and PKCE challenge', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(at(one)).toBe(`${town.oidc.issuer}/auth`);
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: `${town.auth.ctx.settings.authUrl}/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const secret of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(secret)).toMatch(/^[\w-]{43}$/);
      expect(other.searchParams.get(secret)).not.toBe(one.searchParams.get(secret));
    }
  });

  test('U1 clients can add scopes and prompts but cannot change client or redirect', async () => {
    const asked = await begin({
      scopes: 'calendar email',
      prompt: 'select_account',
      client_id: 'another',
      redirect_uri: 'https://evil.example.com',
      response_type: 'token',
      state: 'mine',
      nonce: 'mine',
    });
    expect(asked.searchParams.get('scope')).toBe('openid email profile calendar');
    expect(asked.searchParams.get('prompt')).toBe('select_account');
    for (const name of ['client_id', 'redirect_uri', 'response_type', 'state', 'nonce']) {
      expect(asked.searchParams.getAll(name)).toHaveLength(1);
    }
    expect(asked.searchParams.get('client_id')).toBe(CLIENT_ID);
    expect(asked.href).not.toContain('evil');
    expect(asked.href).not.toContain('mine');
  });

  test.each([
    ['https://app.example.com/from?a=1', 'https://app.example.com/from'],
    ['https://evil.example.com/', null],
    ['//evil.example.com/', null],
    ['https://app.example.com@evil.example.com/', null],
  ])('U1 redirect_to %s ends at an allowed address', async (asked, allowed) => {
    const callback = await callbackFor('bob', { redirect_to: asked });
    expect(at(await redirectOf(callback))).toBe(allowed ?? `${town.auth.ctx.settings.siteUrl}/`);
  });

  test('U1 a provider may post its response as a form', async () => {
    const callback = await callbackFor('bob');
    const response = await fetch(at(callback), {
      method: 'POST',
      body: callback.searchParams,
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain(`${town.done}#access_token=`);
  });

  test('W3 a stranger cannot post a form of more than 64 KiB', async () => {
    const body = `state=${'x'.repeat(64 * 1024)}`;
    const { status, headers } = await town.auth.post('/callback', body);
    expect([status, headers.get('x-sb-error-code')]).toEqual([413, 'request_entity_too_large']);
  });
});

describe('what /authorize refuses', () => {
  test.each([
    ['provider=nowhere', 'Unsupported provider: Provider nowhere could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
    ['provider=google', 'Unsupported provider: provider is not enabled'],
    [
      'provider=town&code_challenge_method=s256',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    ['provider=town&scopes=%00', 'scopes contains a character that is not allowed in a scope'],
  ])('U1 %s: 400 validation_failed', async (query, message) => {
    const { status, body } = await town.auth.get(`/authorize?${query}`);
    expect([status, body]).toEqual([400, { code: 'validation_failed', message }]);
  });
});

describe('what /callback refuses, redirecting with the reason', () => {
  async function callbackWith(query: string): Promise<URL> {
    return redirectOf(new URL(`${town.auth.authUrl}/callback?${query}`));
  }

  test.each([
    ['code=1', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['code=1&state=made-up', 'bad_oauth_state', 'OAuth state not found or expired'],
  ])('U1 %s: %s', async (query, error_code, error_description) => {
    const back = await callbackWith(query);
    expect(at(back)).toBe(`${town.auth.ctx.settings.siteUrl}/`);
    expect(errorIn(back)).toEqual({ error: 'invalid_request', error_code, error_description });
  });

  test('U1 a state works once', async () => {
    const callback = await callbackFor('bob');
    expect((await redirectOf(callback)).hash).toContain('access_token');
    expect(errorIn(await redirectOf(callback))).toMatchObject({
      error_code: 'flow_state_already_used',
      error_description: 'State has already been used',
    });
  });

  test('U1 a state works for ten minutes', async () => {
    const [inTime, late] = [await callbackFor('bob'), await callbackFor('bob')];
    town.auth.clock.advance(FLOW_LIFETIME_SECONDS - 10);
    expect((await redirectOf(inTime)).hash).toContain('access_token');
    town.auth.clock.advance(20);
    expect(errorIn(await redirectOf(late))).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('U1 a response without a code is refused', async () => {
    const state = (await begin()).searchParams.get('state');
    expect(errorIn(await callbackWith(`state=${state}`))).toMatchObject({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
    });
  });

  test('U1 a code stolen from another sign-in is refused', async () => {
    const [victims, thiefs] = [await callbackFor('ann'), await callbackFor('bob')];
    thiefs.searchParams.set('code', victims.searchParams.get('code') ?? '');
    expect(errorIn(await redirectOf(thiefs))).toMatchObject({ error: 'server_error' });
  });
});

describe('a misbehaving provider', () => {
  const refused = {
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code',
  };

  test.each([
    ['fails', { status: 500, error: 'server_error' }],
    ['refuses the code', { status: 400, error: 'invalid_grant' }],
    ['sends no ID token', { access_token: 'a', token_type: 'bearer' }],
    ['sends nonsense', { status: 200 }],
  ])('U1 its token endpoint %s', async (_, answer) => {
    const callback = await callbackFor('ann');
    town.oidc.misbehave(async () => answer);
    expect(errorIn(await redirectOf(callback))).toEqual(refused);
  });

  test.each([
    ['nonce', { nonce: 'of another sign-in' }],
    ['audience', { aud: 'another-app' }],
    ['issuer', { iss: 'https://evil.example.com' }],
    ['time', { exp: 1_000_000_000 }],
  ])('U1 its ID token has the wrong %s', async (_, claims) => {
    const callback = await callbackFor('ann');
    town.oidc.misbehave((right) => town.oidc.forge(right, claims));
    expect(errorIn(await redirectOf(callback))).toEqual(refused);
  });

  test('U1 its ID token is signed with an unknown key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const callback = await callbackFor('ann');
    town.oidc.misbehave((right) => town.oidc.forge(right, { sub: 'bob' }, privateKey));
    expect(errorIn(await redirectOf(callback))).toEqual(refused);
  });

  test('U1 its ID token is signed with the client secret or not at all', async () => {
    const claims = { iss: town.oidc.issuer, aud: CLIENT_ID, sub: 'bob', nonce: '' };
    const secret = new TextEncoder().encode(CLIENT_SECRET);
    const byHash = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(secret);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${byHash.split('.')[1]}.`;
    for (const id_token of [byHash, unsigned]) {
      const callback = await callbackFor('ann');
      town.oidc.misbehave(async (right) => ({ ...right, id_token }));
      expect(errorIn(await redirectOf(callback))).toEqual(refused);
    }
  });

  test('U1 its userinfo response is about another user', async () => {
    const callback = await callbackFor('ann');
    town.oidc.misbehave((right) => town.oidc.forge(right, { sub: 'bob' }));
    expect(errorIn(await redirectOf(callback))).toMatchObject({
      error_description: 'Error getting user profile from external provider',
    });
  });
});
