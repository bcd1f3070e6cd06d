/** Providers as they come: away for a while, sparing with what they tell, or GitHub. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { follow } from './browser.ts';
import { type GithubServer, startGithub } from './github-server.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { CLIENT_ID, CLIENT_SECRET, type Person } from './oidc-provider.ts';
import { startTown, TOWN, type Town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });

const ANN: Person = { sub: 'ann', email: 'ann@example.com', email_verified: true };

/** Seconds after which a provider is asked again where its endpoints are. */
const HOUR = 3600;

let town: Town | null = null;
afterEach(async () => {
  await town?.stop();
  town = null;
});

describe('a provider that is away', () => {
  test('U1 people are led back with the reason, and the next one gets through', async () => {
    town = await startTown({}, { people: [ANN] });
    await town.oidc.stop();
    const client = town.client();
    const back = await town.leadBack(client, 'ann');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'temporarily_unavailable',
      error_code: 'unexpected_failure',
      error_description: 'town cannot be reached right now. Please try again later.',
    });
    await town.oidc.start();
    expect((await town.signIn(client, 'ann')).user.email).toBe('ann@example.com');
  });

  test('U1 it is away when people come back from it', async () => {
    town = await startTown({}, { people: [ANN] });
    const there = await town.auth.get(
      `/authorize?provider=town&login_hint=ann&redirect_to=${town.done}`,
    );
    const callback = await follow(
      there.headers.get('location') ?? '',
      `${town.auth.ctx.settings.authUrl}/callback`,
    );
    await town.oidc.stop();
    const back = await follow(callback.href, town.done);
    expect(back.searchParams.get('error_description')).toBe('Unable to exchange external code');
    await town.oidc.start();
  });

  test('U2 who links an identity meanwhile is led back just so', async () => {
    town = await startTown({ MANUAL_LINKING: 'on' }, { people: [ANN] });
    await town.oidc.stop();
    const client = town.auth.client();
    await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const options = { redirectTo: town.done, skipBrowserRedirect: true };
    const { data } = await client.auth.linkIdentity({ provider: TOWN, options });
    expect(data.url).toContain(`${town.done}?error=temporarily_unavailable&`);
    await town.oidc.start();
  });
});

test('U1 a provider is asked where its endpoints are once an hour, not for each sign-in', async () => {
  town = await startTown({}, { people: [ANN] });
  await town.signIn(town.client(), 'ann');
  await town.signIn(town.client(), 'ann');
  expect(town.oidc.discoveries).toBe(1);
  town.auth.clock.advance(HOUR + 1);
  await town.signIn(town.client(), 'ann');
  expect(town.oidc.discoveries).toBe(2);
});

test('U1 a provider may tell everything in its ID token', async () => {
  const provider = {
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
  };
  town = await startTown({}, { people: [ANN], provider });
  expect((await town.signIn(town.client(), 'ann')).user.email).toBe('ann@example.com');
});

test('U1 a provider may want the secret in the body', async () => {
  town = await startTown({}, { people: [ANN] });
  town.oidc.register(`${town.auth.ctx.settings.authUrl}/callback`, {
    clientAuthMethods: ['client_secret_post'],
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${town.auth.ctx.settings.authUrl}/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
  });
  expect((await town.signIn(town.client(), 'ann')).user.email).toBe('ann@example.com');
});

describe('GitHub', () => {
  let github: GithubServer;
  let auth: AuthHarness;
  const verified = { email: 'octavia@example.com', primary: true, verified: true };

  afterEach(async () => {
    await auth.stop();
    await github.stop();
  });

  /** Signs in at GitHub; answers whom the service then knows. */
  async function signIn() {
    const site = auth.ctx.settings.siteUrl;
    const back = await follow(`${auth.authUrl}/authorize?provider=github`, `${site}/#`);
    const token = new URLSearchParams(back.hash.slice(1)).get('access_token') ?? '';
    return (await auth.get('/user', { token })).body;
  }

  async function start(): Promise<void> {
    github = await startGithub('an-app', 'its-secret');
    auth = await startAuth({
      OIDC_GITHUB_CLIENT_ID: 'an-app',
      OIDC_GITHUB_CLIENT_SECRET: 'its-secret',
      OIDC_GITHUB_ISSUER: github.url,
    });
  }

  test('U1 its API tells who somebody is, for want of an ID token', async () => {
    await start();
    github.emails = [{ email: 'work@example.com', primary: false, verified: true }, verified];
    expect(await signIn()).toMatchObject({
      email: 'octavia@example.com',
      app_metadata: { provider: 'github', providers: ['github'] },
      user_metadata: { user_name: 'octavia', full_name: 'Octavia Example' },
      identities: [{ provider: 'github', id: '4711' }],
    });
  });

  test('U2 an address that GitHub has not verified stays out of the account', async () => {
    await start();
    github.emails = [{ ...verified, verified: false }];
    expect(await signIn()).toMatchObject({
      email: '',
      user_metadata: { email: 'octavia@example.com', email_verified: false },
    });
  });
});
