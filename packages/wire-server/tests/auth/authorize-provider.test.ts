/** Provider variants: temporarily unavailable, sparse claims, and GitHub. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { follow } from './browser.ts';
import { type GithubServer, startGithub } from './github-server.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { CLIENT_ID, CLIENT_SECRET } from './oidc-provider.ts';
import { startTown, TOWN, type Town } from './town.ts';

/** How long a provider's metadata is cached. */
const METADATA_LIFETIME_SECONDS = 3600;

describe('an OpenID Connect provider', () => {
  let town: Town;
  beforeAll(async () => {
    town = await startTown({ MANUAL_LINKING: 'on' });
  });
  afterAll(() => town?.stop());
  // Discards the provider metadata cached by earlier tests.
  beforeEach(() => town.auth.clock.advance(METADATA_LIFETIME_SECONDS + 1));

  function callback(): string {
    return `${town.auth.ctx.settings.authUrl}/callback`;
  }

  /** Signs a new person in. @returns the address of their account. */
  async function signedInAs(): Promise<string | undefined> {
    return (await town.signIn(town.client(), town.person().sub)).user.email;
  }

  test('U1 while unavailable: users are redirected back with the reason, and the next attempt works', async () => {
    const [client, { sub, email }] = [town.client(), town.person()];
    await town.oidc.stop();
    const back = await town.signInRedirect(client, sub);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'temporarily_unavailable',
      error_code: 'unexpected_failure',
      error_description: 'town cannot be reached right now. Please try again later.',
    });
    await town.oidc.start();
    expect((await town.signIn(client, sub)).user.email).toBe(email);
  });

  test('U2 while unavailable: linking an identity redirects back with the reason', async () => {
    const client = town.auth.client();
    await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    await town.oidc.stop();
    const options = { redirectTo: town.done, skipBrowserRedirect: true };
    const { data } = await client.auth.linkIdentity({ provider: TOWN, options });
    expect(data.url).toContain(`${town.done}?error=temporarily_unavailable&`);
    await town.oidc.start();
  });

  test('U1 unavailable at the callback: users are redirected with the reason', async () => {
    const query = new URLSearchParams({
      provider: 'town',
      login_hint: town.person().sub,
      redirect_to: town.done,
    });
    const cameBack = await follow(`${town.auth.authUrl}/authorize?${query}`, callback());
    await town.oidc.stop();
    const back = await follow(cameBack.href, town.done);
    expect(back.searchParams.get('error_description')).toBe('Unable to exchange external code');
    await town.oidc.start();
  });

  test('U1 its metadata is fetched once an hour, not for each sign-in', async () => {
    const before = town.oidc.discoveries;
    await signedInAs();
    await signedInAs();
    expect(town.oidc.discoveries).toBe(before + 1);
    town.auth.clock.advance(METADATA_LIFETIME_SECONDS + 1);
    await signedInAs();
    expect(town.oidc.discoveries).toBe(before + 2);
  });

  test('U1 may put all claims into its ID token', async () => {
    town.oidc.register(callback(), {
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    });
    expect(await signedInAs()).toMatch(/@town\.example\.com$/);
  });

  test('U1 may require the secret in the body', async () => {
    town.oidc.register(callback(), {
      clientAuthMethods: ['client_secret_post'],
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [callback()],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
    });
    expect(await signedInAs()).toMatch(/@town\.example\.com$/);
  });
});

describe('GitHub', () => {
  const primary = { email: 'octavia@example.com', primary: true, verified: true };
  const other = { email: 'work@example.com', primary: false, verified: true };

  let github: GithubServer;
  let auth: AuthHarness;
  beforeAll(async () => {
    github = await startGithub('an-app', 'its-secret');
    auth = await startAuth({
      OIDC_GITHUB_CLIENT_ID: 'an-app',
      OIDC_GITHUB_CLIENT_SECRET: 'its-secret',
      OIDC_GITHUB_ISSUER: github.url,
    });
  });
  afterAll(async () => {
    await auth?.stop();
    await github?.stop();
  });

  /** Signs in at GitHub. @returns the user. */
  async function signIn() {
    const site = auth.ctx.settings.siteUrl;
    const back = await follow(`${auth.authUrl}/authorize?provider=github`, `${site}/#`);
    const token = new URLSearchParams(back.hash.slice(1)).get('access_token') ?? '';
    return (await auth.get('/user', { token })).body;
  }

  test('U2 an address GitHub has not verified is not used', async () => {
    github.login([{ ...primary, verified: false }]);
    expect(await signIn()).toMatchObject({
      email: '',
      user_metadata: { email: 'octavia@example.com', email_verified: false },
    });
  });

  test('U1 its API identifies the user, since there is no ID token', async () => {
    github.login([other, primary]);
    expect(await signIn()).toMatchObject({
      email: 'octavia@example.com',
      app_metadata: { provider: 'github', providers: ['github'] },
      user_metadata: { user_name: 'octavia', full_name: 'Octavia Example' },
      identities: [{ provider: 'github', id: github.id }],
    });
  });

  test('U2 another address is used if it is the only verified one', async () => {
    github.login([{ ...primary, verified: false }, other]);
    expect((await signIn()).email).toBe('work@example.com');
  });
});
