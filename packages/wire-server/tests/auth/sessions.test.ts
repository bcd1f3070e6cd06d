/** Signing in, staying signed in, and signing out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  type AuthHarness,
  newEmail,
  newPhone,
  PASSWORD,
  startAuth,
} from './harness.ts';

let auth: AuthHarness;

/** A new account's session, as the response contains it. */
async function newSession(): Promise<Answer['body']> {
  return (await auth.post('/signup', { email: newEmail(), password: PASSWORD })).body;
}

const signIn = (contact: object, password = PASSWORD) =>
  auth.post('/token?grant_type=password', { ...contact, password });
const refresh = (token: string) =>
  auth.post('/token?grant_type=refresh_token', { refresh_token: token });
const getUser = (token: string) => auth.get('/user', { token });

function claimsOf(accessToken: string) {
  return decode(accessToken.split('.')[1]);
}

function decode(part = '') {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

describe('sessions', () => {
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  describe('signing in', () => {
    test('U1 an address or a number and its password open a session', async () => {
      const [email, phone] = [newEmail(), newPhone()];
      for (const contact of [{ email }, { phone }]) {
        await auth.post('/signup', { ...contact, password: PASSWORD });
        const client = auth.client();
        const { data, error } = await client.auth.signInWithPassword({
          ...contact,
          password: PASSWORD,
        } as { email: string; password: string });
        expect(error).toBeNull();
        expect(data.session?.refresh_token.length).toBeGreaterThanOrEqual(43);
        expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
      }
      expect((await signIn({ email: email.toUpperCase() })).status).toBe(200);
      expect((await signIn({ phone: `+${phone}` })).status).toBe(200);
    });

    test('U1 the access token contains user, methods and expiry', async () => {
      const email = newEmail();
      await auth.post('/signup', { email, password: PASSWORD, data: { name: 'Ann' } });
      const { body } = await signIn({ email });
      const claims = claimsOf(body.access_token);
      expect(claims).toEqual({
        iss: auth.authUrl.replace('127.0.0.1', 'localhost'),
        sub: body.user.id,
        aud: 'authenticated',
        exp: body.expires_at,
        iat: body.expires_at - 3600,
        email,
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { name: 'Ann' },
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: expect.any(Number) }],
        session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_anonymous: false,
      });
      // A second may begin in between.
      expect([0, 1]).toContain(claims.iat - claims.amr[0].timestamp);
      const header = decode(body.access_token.split('.')[0]);
      const { keys } = (await auth.get('/.well-known/jwks.json')).body;
      expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys[0].kid });
    });

    test('U1 a wrong password, an unknown address and an account without a password get the same answer', async () => {
      const email = newEmail();
      const { user } = await newSession();
      await auth.post('/signup', { email, password: PASSWORD });
      await auth.sql(`update auth_service.users set password_hash = null where id = '${user.id}'`);
      const answers = [
        await signIn({ email }, 'a wrong one'),
        await signIn({ email }, ''),
        await signIn({ email: newEmail() }),
        await signIn({ email: 'no address at all' }),
        await signIn({ phone: newPhone() }),
        await signIn({ email: user.email }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(400);
        expect(body).toEqual({
          code: 'invalid_credentials',
          message: 'Invalid login credentials',
        });
      }
    });

    test('U1 a ban is reported only with the correct password, and ends', async () => {
      const { user, refresh_token, access_token } = await newSession();
      const until = new Date(auth.clock.now().getTime() + 60_000).toISOString();
      await auth.sql(
        `update auth_service.users set banned_until = '${until}' where id = '${user.id}'`,
      );
      const { email } = user;
      const banned = { code: 'user_banned' };
      expect((await signIn({ email }, 'a wrong one')).body.code).toBe('invalid_credentials');
      expect(await signIn({ email })).toMatchObject({ status: 400, body: banned });
      expect(await refresh(refresh_token)).toMatchObject({ status: 400, body: banned });
      expect(await getUser(access_token)).toMatchObject({ status: 403, body: banned });
      auth.clock.advance(61);
      expect((await signIn({ email })).status).toBe(200);
    });

    test.each([
      [{}, 'missing email or phone'],
      [
        { email: 'a@example.com', phone: '17045550100' },
        'Only an email address or phone number should be provided on login.',
      ],
    ])('U1 %j does not identify a user', async (contact, message) => {
      const { status, body } = await signIn(contact);
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'validation_failed', message },
      });
    });

    test('U1 a password older than a stricter rule still signs in and is reported as weak', async () => {
      const strict = await startAuth({ PASSWORD_MIN: '10' });
      const email = newEmail();
      await strict.post('/signup', { email, password: PASSWORD });
      const hash = await strict.sql('select password_hash as hash from auth_service.users');
      await auth.post('/signup', { email, password: 'zq7 vk' });
      const [row] = await auth.sql(
        `select password_hash as hash from auth_service.users where email = '${email}'`,
      );
      expect(hash[0]?.hash).not.toBe(row?.hash);
      await strict.sql(`update auth_service.users set password_hash = '${row?.hash}'`);
      const { data, error } = await strict
        .client()
        .auth.signInWithPassword({ email, password: 'zq7 vk' });
      expect(error).toBeNull();
      expect(data.weakPassword).toEqual({
        message: 'Password should be at least 10 characters.',
        reasons: ['length'],
      });
      await strict.stop();
    });
  });

  describe('sign-in methods that are not offered', () => {
    const grant = (type: string, body: object = {}) => auth.post(`/token?grant_type=${type}`, body);

    test('U1 an unknown grant', async () => {
      for (const type of ['', 'nonsense', '__proto__', 'constructor']) {
        const { status, body } = await grant(type);
        expect({ status, body }).toEqual({
          status: 400,
          body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
        });
      }
    });

    test('U1 SAML', async () => {
      const { error } = await auth.client().auth.signInWithSSO({ domain: 'example.com' });
      expect(error).toMatchObject({
        status: 404,
        code: 'saml_provider_disabled',
        message: 'SAML 2.0 is disabled',
      });
    });

    test('U1 web3', async () => {
      const { error } = await auth.client().auth.signInWithWeb3({
        chain: 'solana',
        message: 'example.com wants you to sign in',
        signature: new Uint8Array(64),
      });
      expect(error).toMatchObject({
        status: 422,
        code: 'web3_provider_disabled',
        message: 'Web3 provider is disabled',
      });
    });

    test('U1 an ID token, naming its issuer', async () => {
      const signIn = (provider: string) =>
        auth.client().auth.signInWithIdToken({ provider, token: 'a.b.c' });
      expect((await signIn('google')).error).toMatchObject({
        status: 400,
        code: 'provider_disabled',
        message: 'Provider (issuer "https://accounts.google.com") is not enabled',
      });
      expect((await signIn('constructor')).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Custom OIDC provider "constructor" not allowed',
      });
    });
  });

  describe('the signed-in user', () => {
    test('U1 no token is 401; a foreign or expired one is 403, never 5xx', async () => {
      const { access_token } = await newSession();
      const refused = async (token?: string) => {
        const { status, body } = await auth.get('/user', token === undefined ? {} : { token });
        return { status, code: body.code };
      };
      expect(await refused()).toEqual({ status: 401, code: 'no_authorization' });
      const badJwt = { status: 403, code: 'bad_jwt' };
      for (const token of ['x', 'a.b.c', access_token.slice(0, -4), auth.serviceKey]) {
        expect(await refused(token), token).toEqual(badJwt);
      }
      auth.clock.advance(3600 + 30 + 1);
      expect(await refused(access_token)).toEqual(badJwt);
    });

    test('U1 a bad token gets the message that clients look for', async () => {
      const words = /^invalid JWT: unable to parse or verify signature, ./;
      for (const token of ['x', 'e30.e30.', 'e30.e30.not_base64url!']) {
        for (const path of ['/user', '/admin/users']) {
          const { body } = await auth.get(path, { token });
          expect(body.message, `${path} ${token}`).toMatch(words);
        }
      }
    });

    test('U1 an ended session is 403 at once, even with an unexpired token', async () => {
      const { access_token } = await newSession();
      const { session_id } = claimsOf(access_token);
      await auth.sql(`delete from auth_service.sessions where id = '${session_id}'`);
      expect(await getUser(access_token)).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      });
    });

    test('U1 a deleted user is 403', async () => {
      const { access_token, user } = await newSession();
      await auth.sql(`delete from auth_service.users where id = '${user.id}'`);
      expect(await getUser(access_token)).toMatchObject({
        status: 403,
        body: { code: 'user_not_found' },
      });
    });
  });

  describe('refreshing', () => {
    const NOT_FOUND = { status: 400, body: { code: 'refresh_token_not_found' } };

    test('U3 a refresh token is exchanged for the next, within the same session', async () => {
      const first = await newSession();
      const { status, body: second } = await refresh(first.refresh_token);
      expect(status).toBe(200);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(second.user.id).toBe(first.user.id);
      expect(claimsOf(second.access_token).session_id).toBe(
        claimsOf(first.access_token).session_id,
      );
      expect((await refresh(second.refresh_token)).status).toBe(200);
    });

    test('U3 the database stores only hashes of refresh tokens', async () => {
      const { refresh_token } = await newSession();
      const { body: next } = await refresh(refresh_token);
      const dump = JSON.stringify(await auth.sql('select * from auth_service.refresh_tokens'));
      for (const secret of [refresh_token, next.refresh_token]) {
        expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
        expect(dump).not.toContain(secret);
      }
    });

    test('U3 for 10 s a used token is answered with the current one, however old', async () => {
      const { refresh_token: first } = await newSession();
      const second = (await refresh(first)).body.refresh_token;
      const third = (await refresh(second)).body.refresh_token;
      auth.clock.advance(9);
      expect((await refresh(first)).body.refresh_token).toBe(third);
      expect((await refresh(second)).body.refresh_token).toBe(third);
    });

    test('U3 the token before the current one is always answered: the response may have been lost', async () => {
      const { refresh_token: first } = await newSession();
      const second = (await refresh(first)).body.refresh_token;
      auth.clock.advance(3600);
      expect((await refresh(first)).body.refresh_token).toBe(second);
    });

    test('U3 reusing an older token after 10 s ends the session', async () => {
      const { refresh_token: first } = await newSession();
      const second = (await refresh(first)).body.refresh_token;
      const third = (await refresh(second)).body;
      const other = await newSession();
      auth.clock.advance(11);
      expect(await refresh(first)).toMatchObject({
        status: 400,
        body: {
          code: 'refresh_token_already_used',
          message: 'Invalid Refresh Token: Already Used',
        },
      });
      for (const token of [first, second, third.refresh_token]) {
        expect(await refresh(token)).toMatchObject(NOT_FOUND);
      }
      expect((await getUser(third.access_token)).body.code).toBe('session_not_found');
      expect((await refresh(other.refresh_token)).status).toBe(200);
    });

    test('U1 an invalid refresh token is a final error for the client', async () => {
      for (const token of ['x', `${'A'.repeat(43)}`, "' or 1=1 --"]) {
        expect(await refresh(token)).toMatchObject({
          ...NOT_FOUND,
          body: { message: 'Invalid Refresh Token: Refresh Token Not Found' },
        });
      }
      expect(await auth.post('/token?grant_type=refresh_token', {})).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    });

    test('U1 an expired session cannot be refreshed', async () => {
      const { refresh_token, access_token } = await newSession();
      const { session_id } = claimsOf(access_token);
      const now = auth.clock.now().toISOString();
      await auth.sql(
        `update auth_service.sessions set not_after = '${now}' where id = '${session_id}'`,
      );
      expect(await refresh(refresh_token)).toMatchObject({
        status: 400,
        body: { code: 'session_expired' },
      });
      expect((await getUser(access_token)).body.code).toBe('session_not_found');
    });
  });

  describe('signing out', () => {
    async function threeSessions() {
      const { user, ...here } = await newSession();
      const elsewhere = (await signIn({ email: user.email })).body;
      const unrelated = await newSession();
      return { here, elsewhere, unrelated };
    }
    const logout = (token: string, scope?: string) =>
      auth.post(`/logout${scope === undefined ? '' : `?scope=${scope}`}`, {}, { token });

    test.each([
      [undefined, { here: 400, elsewhere: 400 }],
      ['global', { here: 400, elsewhere: 400 }],
      ['local', { here: 400, elsewhere: 200 }],
      ['others', { here: 200, elsewhere: 400 }],
    ])('U1 scope %s ends its sessions only', async (scope, after) => {
      const { here, elsewhere, unrelated } = await threeSessions();
      const { status, body } = await logout(here.access_token, scope);
      expect({ status, body }).toEqual({ status: 204, body: null });
      expect({
        here: (await refresh(here.refresh_token)).status,
        elsewhere: (await refresh(elsewhere.refresh_token)).status,
      }).toEqual(after);
      expect((await refresh(unrelated.refresh_token)).status).toBe(200);
    });

    test('U1 an unknown scope is refused and ends nothing', async () => {
      const { access_token, refresh_token } = await newSession();
      for (const scope of ['everything', '__proto__']) {
        expect(await logout(access_token, scope)).toMatchObject({
          status: 400,
          body: { code: 'validation_failed' },
        });
      }
      expect((await refresh(refresh_token)).status).toBe(200);
    });

    test('U1 without a token it is 401, with a bad one or twice 403: clients treat both as done', async () => {
      expect(await auth.post('/logout')).toMatchObject({
        status: 401,
        body: { code: 'no_authorization' },
      });
      expect(await logout('x')).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
      const { access_token } = await newSession();
      expect((await logout(access_token)).status).toBe(204);
      expect(await logout(access_token)).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      });
      const client = auth.client();
      await client.auth.signUp({ email: newEmail(), password: PASSWORD });
      expect((await client.auth.signOut()).error).toBeNull();
      expect((await client.auth.getSession()).data.session).toBeNull();
    });
  });
});

describe('twenty tabs', () => {
  beforeAll(async () => {
    // With the default limits of a server.
    auth = await startAuth({ LIMITS: 'on' });
  });
  afterAll(async () => {
    await auth.stop();
  });

  test('U3 that repeatedly refresh at the same time all stay signed in', async () => {
    let { refresh_token: token } = await newSession();
    for (let wake = 0; wake < 3; wake++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      const tokens = new Set(answers.map(({ body }) => body.refresh_token));
      expect(tokens.size).toBe(1);
      [token] = [...tokens] as [string];
      for (const { body } of answers) expect((await getUser(body.access_token)).status).toBe(200);
      auth.clock.advance(3600);
    }
  });

  test('U3 that missed one refresh all get the current token', async () => {
    const { refresh_token: first } = await newSession();
    const { body: current } = await refresh(first);
    auth.clock.advance(3600);
    const late = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    for (const { body } of late) expect(body.refresh_token).toBe(current.refresh_token);
  });
});
