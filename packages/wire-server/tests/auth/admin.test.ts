/** The admin API (U1), driven by the client library's `auth.admin` with each kind of operator's key. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/auth/users/passwords.ts';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from './harness.ts';

/** An id that no user has. */
const UNKNOWN_USER_ID = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

let auth: AuthHarness;
let signingKey: JWK;

beforeAll(async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  signingKey = { ...(await exportJWK(privateKey)), kid: 'imported' };
  auth = await startAuth({
    JWT_KEYS: JSON.stringify([signingKey]),
    REDIRECT_URLS: 'https://app.example.com/**',
    ANONYMOUS_SIGN_IN: 'on',
  });
});
afterAll(() => auth?.stop());

/** A token for a role, without expiry or user, signed with the imported key. */
async function keyOf(role: string): Promise<string> {
  return new SignJWT({ role, sub: '1234567890' })
    .setProtectedHeader({ alg: 'RS256', kid: 'imported' })
    .setIssuedAt()
    .sign(await importJWK(signingKey, 'RS256'));
}

const operator = (): SupabaseClient['auth']['admin'] => auth.client(auth.serviceKey).auth.admin;

async function makeUser(attributes: object = {}) {
  const { data, error } = await operator().createUser({
    email: newEmail(),
    password: PASSWORD,
    email_confirm: true,
    ...attributes,
  });
  if (error !== null) throw error;
  return data.user;
}

/** A client signed in as a new user. */
async function signedIn() {
  const client = auth.client();
  const { data, error } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  if (error !== null || data.session === null || data.user === null) throw error;
  return { client, session: data.session, user: data.user };
}

describe('authorization', () => {
  test.each(['service_role', 'supabase_admin'])(
    'U1 a token without exp signed by our key for %s',
    async (role) => {
      const { error } = await auth.client(await keyOf(role)).auth.admin.listUsers();
      expect(error).toBeNull();
    },
  );

  test('U1 the secret key created at the first start', async () => {
    expect((await operator().listUsers()).error).toBeNull();
    const alone = { headers: { apikey: auth.serviceKey } };
    expect((await auth.get('/admin/users', alone)).status).toBe(200);
  });

  test('U1 any key other than the secret one authorizes nothing', async () => {
    const answer = await auth.get('/admin/users', { headers: { apikey: 'sb_publishable_x' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  });

  test("U1 a user's token takes precedence over the secret key", async () => {
    const { session } = await signedIn();
    const headers = { apikey: auth.serviceKey };
    const answer = await auth.get('/admin/users', { token: session.access_token, headers });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  });

  test.each([
    '/admin/users',
    `/admin/users/${UNKNOWN_USER_ID}`,
    `/admin/users/${UNKNOWN_USER_ID}/factors`,
  ])('U1 GET %s: 401 without a token, 403 for a user and for an anon key', async (path) => {
    const { session } = await signedIn();
    expect(await auth.get(path)).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
    expect(await auth.get(path, { token: session.access_token })).toMatchObject({
      status: 403,
      body: { code: 'not_admin', message: 'User not allowed' },
    });
    expect(await auth.get(path, { token: await keyOf('anon') })).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    });
  });

  test.each([
    ['POST', '/admin/users'],
    ['PUT', `/admin/users/${UNKNOWN_USER_ID}`],
    ['DELETE', `/admin/users/${UNKNOWN_USER_ID}`],
    ['DELETE', `/admin/users/${UNKNOWN_USER_ID}/factors/${UNKNOWN_USER_ID}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ])('U1 %s %s is refused without a token and for a user', async (method, path) => {
    const { session } = await signedIn();
    expect((await auth.ask(method, path, { body: {} })).status).toBe(401);
    const asUser = await auth.ask(method, path, { body: {}, token: session.access_token });
    expect(asUser).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  });

  test.each([
    ['an Origin', { Origin: 'https://app.example.com' }],
    ['a browser as user agent', { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' }],
    ['fetch metadata', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('U1 the secret key with %s comes from a browser and is refused', async (_, headers) => {
    const answer = await auth.get('/admin/users', { token: auth.serviceKey, headers });
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  });

  test.each([
    ['a made-up secret key', () => `sb_secret_${'x'.repeat(43)}`],
    ['the secret key with one more letter', () => `${auth.serviceKey}x`],
    ['a string that is not a token', () => 'this-is-a-bad-token'],
  ])('U1 %s is 403 bad_jwt, never a 5xx', async (_, key) => {
    expect(await auth.get('/admin/users', { token: key() })).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt', message: expect.stringMatching(/^invalid JWT/) },
    });
  });

  test('U1 a service-role token signed with another key is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'RS256', kid: 'imported' })
      .sign(privateKey);
    expect((await auth.get('/admin/users', { token: forged })).status).toBe(403);
  });
});

describe('listing users', () => {
  test('U1 in pages, newest first, with links to the others', async () => {
    const users = [];
    for (let i = 0; i < 5; i += 1) {
      auth.clock.advance(1);
      users.unshift(await makeUser());
    }
    const { data, error } = await operator().listUsers({ page: 1, perPage: 2 });
    if (error !== null) throw error;
    expect(data.users.map(({ id }) => id)).toEqual(users.slice(0, 2).map(({ id }) => id));
    expect(data.aud).toBe('authenticated');
    expect(data.nextPage).toBe(2);
    expect(data.total).toBeGreaterThanOrEqual(5);
    expect(data.lastPage).toBe(Math.ceil(data.total / 2));

    const second = await operator().listUsers({ page: 2, perPage: 2 });
    expect(second.data.users.map(({ id }) => id)).toEqual(users.slice(2, 4).map(({ id }) => id));
  });

  test('U1 a page shows each user in full', async () => {
    const { client, user } = await signedIn();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { data } = await operator().listUsers({ perPage: 1000 });
    const listed = data.users.find(({ id }) => id === user.id);
    const alone = await operator().getUserById(user.id);
    expect(listed).toEqual(alone.data.user);
    expect(listed?.identities).toMatchObject([{ provider: 'email', user_id: user.id }]);
    expect(listed?.factors).toMatchObject([{ id: factor?.id, status: 'unverified' }]);
    expect(JSON.stringify(listed)).not.toMatch(/argon2|password|secret|user_id":[^"]*"factor/);
  });

  test('U1 a page after the last is empty and still gives the total', async () => {
    await makeUser();
    const answer = await auth.get('/admin/users?page=1000&per_page=1000', {
      token: auth.serviceKey,
    });
    expect(answer).toMatchObject({ status: 200, body: { users: [] } });
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(0);
  });

  test('U1 filter matches address, number and name', async () => {
    const user = await makeUser({ user_metadata: { full_name: 'Wilhelmina Roof%er' } });
    const find = async (filter: string) => {
      const path = `/admin/users?filter=${encodeURIComponent(filter)}`;
      const { body } = await auth.get(path, { token: auth.serviceKey });
      return body.users.map(({ id }: { id: string }) => id);
    };
    expect(await find(user.email?.toUpperCase() ?? '')).toEqual([user.id]);
    expect(await find('mina roof%')).toEqual([user.id]);
    expect(await find('%mina%')).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
    expect(await find('\0')).not.toEqual([]);
  });

  test('U1 an invalid page is refused', async () => {
    const { data, error } = await operator().listUsers({ page: -1, perPage: 10 });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(data.users).toEqual([]);
  });
});

describe('creating a user', () => {
  test('U1 with all attributes, and the password works', async () => {
    const email = newEmail();
    const id = crypto.randomUUID();
    const { data, error } = await operator().createUser({
      id,
      email: email.toUpperCase(),
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: 'Ann' },
      app_metadata: { roles: ['editor'] },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      email,
      phone: '',
      role: 'authenticated',
      email_confirmed_at: expect.any(String),
      user_metadata: { name: 'Ann' },
      app_metadata: { provider: 'email', providers: ['email'], roles: ['editor'] },
      identities: [{ provider: 'email', id, identity_data: { email, email_verified: true } }],
    });
    const client = auth.client();
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test('U1 without email_confirm the address is not confirmed', async () => {
    const user = await makeUser({ email_confirm: undefined });
    expect(user).not.toHaveProperty('email_confirmed_at');
    const { error } = await auth
      .client()
      .auth.signInWithPassword({ email: user.email ?? '', password: PASSWORD });
    expect(error?.code).toBe('email_not_confirmed');
  });

  test('U1 with a number only and no password', async () => {
    const phone = newPhone();
    const { data, error } = await operator().createUser({
      phone: `+${phone}`,
      phone_confirm: true,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, email: '', app_metadata: { provider: 'phone' } });
    const { error: refused } = await auth
      .client()
      .auth.signInWithPassword({ phone, password: PASSWORD });
    expect(refused?.code).toBe('invalid_credentials');
  });

  test('U3 with the argon2id hash of another service', async () => {
    const user = await makeUser({
      password: undefined,
      password_hash: await hashPassword('from elsewhere'),
    });
    const { error } = await auth
      .client()
      .auth.signInWithPassword({ email: user.email ?? '', password: 'from elsewhere' });
    expect(error).toBeNull();
  });

  test.each([
    ['neither an address nor a number', { email: undefined }, 400, 'validation_failed'],
    ['an invalid address', { email: 'xx:;x@x.x' }, 400, 'validation_failed'],
    ['an invalid number', { phone: 'et-phone-home' }, 400, 'validation_failed'],
    ['a password that is too short', { password: 'short' }, 422, 'weak_password'],
    ['a password that is too long', { password: 'x'.repeat(73) }, 400, 'validation_failed'],
    [
      'an invalid hash',
      { password: undefined, password_hash: '$argon2id$x' },
      400,
      'validation_failed',
    ],
    [
      'a fast hash',
      { password: undefined, password_hash: `$2a$10$${'x'.repeat(53)}` },
      400,
      'validation_failed',
    ],
    ['a password and a hash', { password_hash: '$argon2id$x' }, 400, 'validation_failed'],
    ['an invalid id', { id: '1' }, 400, 'validation_failed'],
    ['the nil id', { id: '00000000-0000-0000-0000-000000000000' }, 400, 'validation_failed'],
    ['an unknown role (R1)', { role: 'service_role' }, 400, 'validation_failed'],
    ['an invalid duration', { ban_duration: '1 day' }, 400, 'validation_failed'],
    ['metadata that is not an object', { app_metadata: [] }, 400, 'validation_failed'],
  ])('U1 %s is refused', async (_, attributes, status, code) => {
    const { data, error } = await operator().createUser({
      email: newEmail(),
      password: PASSWORD,
      ...(attributes as object),
    });
    expect(error).toMatchObject({ status, code });
    expect(data.user).toBeNull();
  });

  test('U1 a taken address, number or id is refused by name', async () => {
    const phone = newPhone();
    const user = await makeUser({ phone });
    const { error: sameEmail } = await operator().createUser({ email: user.email ?? '' });
    expect(sameEmail).toMatchObject({ status: 422, code: 'email_exists' });
    const { error: samePhone } = await operator().createUser({ phone });
    expect(samePhone).toMatchObject({ status: 422, code: 'phone_exists' });
    const { error: sameId } = await operator().createUser({ email: newEmail(), id: user.id });
    expect(sameId).toMatchObject({ status: 422, code: 'user_already_exists' });
  });

  test('R3 the sign-up rule does not apply to the operator', async () => {
    const closed = await startAuth({ SIGNUP: 'closed' });
    try {
      const { auth: client } = closed.client(closed.serviceKey);
      expect((await client.admin.createUser({ email: newEmail() })).error).toBeNull();
      expect((await client.admin.inviteUserByEmail(newEmail())).error).toBeNull();
      expect((await client.signUp({ email: newEmail(), password: PASSWORD })).error?.code).toBe(
        'signup_disabled',
      );
    } finally {
      await closed.stop();
    }
  });
});

describe('a single user', () => {
  test.each([
    ['getUserById', () => operator().getUserById(UNKNOWN_USER_ID)],
    ['updateUserById', () => operator().updateUserById(UNKNOWN_USER_ID, { email: newEmail() })],
    ['deleteUser', () => operator().deleteUser(UNKNOWN_USER_ID)],
  ])('U1 %s for an unknown user is 404 user_not_found', async (_, ask) => {
    const { data, error } = await ask();
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(data.user).toBeNull();
  });

  test.each(['GET', 'PUT', 'DELETE'])('U1 %s with an invalid id is 404', async (method) => {
    for (const id of ['1', 'null', '%00', "'%20or%201=1"]) {
      const answer = await auth.ask(method, `/admin/users/${id}`, {
        token: auth.serviceKey,
        ...(method !== 'GET' && { body: {} }),
      });
      expect(answer.status).toBe(404);
    }
  });

  test('U1 a new address applies at once and voids what was sent to the old one', async () => {
    const { user } = await signedIn();
    const old = user.email ?? '';
    const { data: link } = await operator().generateLink({ type: 'recovery', email: old });
    const email = newEmail();
    const { data, error } = await operator().updateUserById(user.id, { email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [{ identity_data: { email } }] });

    const { error: oldAddress } = await auth
      .client()
      .auth.signInWithPassword({ email: old, password: PASSWORD });
    expect(oldAddress?.code).toBe('invalid_credentials');
    const verified = await auth.post('/verify', {
      type: 'recovery',
      token_hash: link.properties?.hashed_token,
    });
    expect(verified).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  test('U1 metadata is merged by key, and null removes a key', async () => {
    const user = await makeUser({
      user_metadata: { color: 'green', size: 1 },
      app_metadata: { roles: ['editor'], team: 'a' },
    });
    const { data } = await operator().updateUserById(user.id, {
      user_metadata: { color: 'yellow', size: null },
      app_metadata: { team: null, level: 2 },
    });
    expect(data.user?.user_metadata).toEqual({ color: 'yellow' });
    expect(data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      roles: ['editor'],
      level: 2,
    });
  });

  test('U1 email_confirm lets an unconfirmed user sign in', async () => {
    const user = await makeUser({ email_confirm: false });
    const { data } = await operator().updateUserById(user.id, { email_confirm: true });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    const { error } = await auth
      .client()
      .auth.signInWithPassword({ email: user.email ?? '', password: PASSWORD });
    expect(error).toBeNull();
  });

  test('U3 a new password ends every session of its user and voids every earlier link', async () => {
    const { client, user } = await signedIn();
    await client.auth.updateUser({ email: newEmail() });
    const { data: link } = await operator().generateLink({
      type: 'recovery',
      email: user.email ?? '',
    });
    const { error } = await operator().updateUserById(user.id, { password: 'another password' });
    expect(error).toBeNull();
    expect((await operator().getUserById(user.id)).data.user?.new_email).toBeUndefined();
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    const { error: spent } = await auth.client().auth.verifyOtp({
      type: 'recovery',
      token_hash: link.properties?.hashed_token ?? '',
    });
    expect(spent?.code).toBe('otp_expired');
    const again = auth.client().auth;
    const email = user.email ?? '';
    expect((await again.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
    expect(
      (await again.signInWithPassword({ email, password: 'another password' })).error,
    ).toBeNull();
  });

  test("U1 a ban lasts for its duration, and 'none' lifts it", async () => {
    const { client, user } = await signedIn();
    const signIn = () =>
      auth.client().auth.signInWithPassword({ email: user.email ?? '', password: PASSWORD });
    const { data } = await operator().updateUserById(user.id, { ban_duration: '1h30m' });
    expect(data.user).toHaveProperty('banned_until');
    expect((await signIn()).error?.code).toBe('user_banned');
    expect((await client.auth.refreshSession()).error?.code).toBe('user_banned');

    await operator().updateUserById(user.id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();

    await operator().updateUserById(user.id, { ban_duration: '1h' });
    auth.clock.advance(3601);
    expect((await signIn()).error).toBeNull();
  });

  test('U1 a confirmed address makes an anonymous user permanent', async () => {
    const { data } = await auth.client().auth.signInAnonymously();
    expect(data.user?.is_anonymous).toBe(true);
    const { data: updated } = await operator().updateUserById(data.user?.id ?? '', {
      email: newEmail(),
      email_confirm: true,
    });
    expect(updated.user).toMatchObject({
      is_anonymous: false,
      identities: [{ provider: 'email' }],
    });
  });

  test("U1 another user's address is refused", async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const { error } = await operator().updateUserById(one.id, { email: other.email ?? '' });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('U1 deleting a user removes sessions and identities and frees the address', async () => {
    const { client, session, user } = await signedIn();
    await client.auth.mfa.enroll({ factorType: 'totp' });
    const { data, error } = await operator().deleteUser(user.id);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
    const { error: gone } = await auth.client().auth.getUser(session.access_token);
    expect(gone).toMatchObject({ status: 403, code: 'user_not_found' });
    expect((await operator().createUser({ email: user.email ?? '' })).error).toBeNull();
  });

  test('U1 a soft deletion is refused, and the user stays', async () => {
    const user = await makeUser();
    const { error } = await operator().deleteUser(user.id, true);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await operator().getUserById(user.id)).error).toBeNull();
  });

  test('U1 signOut ends the sessions of the token it is given', async () => {
    const { client, session } = await signedIn();
    expect((await operator().signOut(session.access_token)).error).toBeNull();
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    const { error } = await operator().signOut('this-is-a-bad-token');
    expect(error?.message).toMatch(/^invalid JWT/);
  });
});

describe('factors of a user', () => {
  test('U2 are listed and deleted', async () => {
    const { client, user } = await signedIn();
    const { data: enrolled } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
    });
    const listed = await operator().mfa.listFactors({ userId: user.id });
    expect(listed.data?.factors).toMatchObject([
      { id: enrolled?.id, factor_type: 'totp', friendly_name: 'Phone', status: 'unverified' },
    ]);
    expect(JSON.stringify(listed.data)).not.toContain('secret');

    const id = enrolled?.id ?? '';
    const deleted = await operator().mfa.deleteFactor({ userId: user.id, id });
    expect(deleted.error).toBeNull();
    expect(deleted.data).toMatchObject({ data: { id } });
    const after = await operator().mfa.listFactors({ userId: user.id });
    expect(after.data?.factors).toEqual([]);
  });

  test('U2 a verified factor can be deleted; sessions it raised fall back to aal1', async () => {
    const { client, user } = await signedIn();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    if (factor === null) throw new Error('The factor was not enrolled');
    const { TOTP } = await import('otpauth');
    const code = new TOTP({ secret: factor.totp.secret }).generate({
      timestamp: auth.clock.now().getTime(),
    });
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(error).toBeNull();

    await operator().mfa.deleteFactor({ userId: user.id, id: factor.id });
    await client.auth.refreshSession();
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('U2 of an unknown or another user are not found', async () => {
    const { client, user } = await signedIn();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const other = await makeUser();
    const { mfa } = operator();
    expect((await mfa.listFactors({ userId: UNKNOWN_USER_ID })).error?.code).toBe('user_not_found');
    const id = factor?.id ?? '';
    expect((await mfa.deleteFactor({ userId: other.id, id })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await mfa.listFactors({ userId: user.id })).data?.factors).toHaveLength(1);
  });
});
