/** Links and invitations by an operator (U1): generate_link of every type, and invite by mail. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';

const WELCOME = 'https://app.example.com/welcome';

let auth: AuthHarness;
/** A server with email confirmation, and without confirmation by the old address. */
let confirming: AuthHarness;

beforeAll(async () => {
  auth = await startAuth({ REDIRECT_URLS: 'https://app.example.com/**' });
  confirming = await startAuth({ CONFIRM_EMAIL: 'on', CONFIRM_OLD_EMAIL: 'off' });
});
afterAll(async () => {
  await auth?.stop();
  await confirming?.stop();
});

const operator = (server = auth) => server.client(server.serviceKey).auth.admin;

async function signUp(server = auth): Promise<string> {
  const email = newEmail();
  const { error } = await server.client().auth.signUp({ email, password: PASSWORD });
  if (error !== null) throw error;
  return email;
}

const signIn = (email: string, password: string, server = auth) =>
  server.client().auth.signInWithPassword({ email, password });

/** Opens a link as a browser does. @returns the status and the redirect with its fragment. */
async function open(link: string) {
  const response = await fetch(link, { redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? '');
  return {
    status: response.status,
    place: location.origin + location.pathname,
    fragment: new URLSearchParams(location.hash.slice(1)),
  };
}

describe('generate_link', () => {
  test('U1 signup creates the account; its link confirms it and signs in', async () => {
    const email = newEmail();
    const { data, error } = await operator().generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { status: 'alpha' }, redirectTo: WELCOME },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { status: 'alpha' } });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: WELCOME,
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    expect(data.properties?.action_link).toBe(
      `${auth.ctx.settings.authUrl}/verify?token=${data.properties?.hashed_token}&type=signup&redirect_to=${WELCOME}`,
    );
    expect((await signIn(email, PASSWORD)).error?.code).toBe('email_not_confirmed');

    const opened = await open(data.properties?.action_link ?? '');
    expect(opened).toMatchObject({ status: 303, place: WELCOME });
    expect(opened.fragment.get('access_token')).not.toBeNull();
    expect((await signIn(email, PASSWORD)).error).toBeNull();
  });

  test('U1 nothing is mailed: the operator passes the link on', async () => {
    const before = auth.outbox.mail.length;
    await operator().generateLink({ type: 'magiclink', email: newEmail() });
    expect(auth.outbox.mail).toHaveLength(before);
  });

  test.each([
    ['the code', (p: { email_otp: string }) => ({ token: p.email_otp })],
    ['the hash', (p: { hashed_token: string }) => ({ token_hash: p.hashed_token })],
  ] as const)('U1 magiclink signs in by %s, once', async (_, proofOf) => {
    const email = await signUp();
    const { data } = await operator().generateLink({ type: 'magiclink', email });
    if (data.properties === null) throw new Error('No link was generated');
    const proof = proofOf(data.properties);
    const request = { type: 'magiclink', ...('token' in proof && { email }), ...proof };
    expect(await auth.post('/verify', request)).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
    expect((await auth.post('/verify', request)).body.code).toBe('otp_expired');
  });

  test('U1 magiclink for a new address is a sign-up', async () => {
    const email = newEmail();
    const { data } = await operator().generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    const opened = await open(data.properties?.action_link ?? '');
    expect(opened.fragment.get('type')).toBe('signup');
    expect((await operator().getUserById(data.user?.id ?? '')).data.user).toHaveProperty(
      'email_confirmed_at',
    );
  });

  test('U1 recovery lets its user set a new password', async () => {
    const email = await signUp();
    const { data } = await operator().generateLink({ type: 'recovery', email });
    const client = auth.client();
    const { error } = await client.auth.verifyOtp({
      type: 'recovery',
      token_hash: data.properties?.hashed_token ?? '',
    });
    expect(error).toBeNull();
    expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull();
    expect((await signIn(email, 'a new password')).error).toBeNull();
  });

  test('U1 invite creates an invited account without a password', async () => {
    const email = newEmail();
    const { data } = await operator().generateLink({ type: 'invite', email });
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
    const opened = await open(data.properties?.action_link ?? '');
    expect(opened.fragment.get('access_token')).not.toBeNull();
  });

  test('U1 a change of address needs both links', async () => {
    const email = await signUp();
    const next = newEmail();
    const generate = (type: 'email_change_current' | 'email_change_new') =>
      operator().generateLink({ type, email, newEmail: next });
    const current = await generate('email_change_current');
    expect(current.error).toBeNull();
    expect(current.data.user).toMatchObject({ email, new_email: next });
    expect(current.data.properties?.verification_type).toBe('email_change_current');
    expect(current.data.properties?.action_link).toContain('type=email_change&');
    const renewed = await generate('email_change_new');

    const id = current.data.user?.id ?? '';
    await open(current.data.properties?.action_link ?? '');
    expect((await operator().getUserById(id)).data.user?.email).toBe(email);
    await open(renewed.data.properties?.action_link ?? '');
    expect((await operator().getUserById(id)).data.user?.email).toBe(next);
  });

  test('U1 one link alone never changes the address', async () => {
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const email = await signUp();
      const { data } = await operator().generateLink({ type, email, newEmail: newEmail() });
      await open(data.properties?.action_link ?? '');
      expect((await operator().getUserById(data.user?.id ?? '')).data.user?.email).toBe(email);
    }
  });

  test('U1 with CONFIRM_OLD_EMAIL=off the link to the new address is enough, and the other is refused', async () => {
    const user = await operator(confirming).createUser({ email: newEmail(), email_confirm: true });
    const [email, next] = [user.data.user?.email ?? '', newEmail()];
    const refused = await operator(confirming).generateLink({
      type: 'email_change_current',
      email,
      newEmail: next,
    });
    expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' });
    const { data } = await operator(confirming).generateLink({
      type: 'email_change_new',
      email,
      newEmail: next,
    });
    await open(data.properties?.action_link ?? '');
    const { data: moved } = await operator(confirming).getUserById(user.data.user?.id ?? '');
    expect(moved.user?.email).toBe(next);
  });

  test('U1 a generated link redirects to allowed addresses only', async () => {
    const { data } = await operator().generateLink({
      type: 'magiclink',
      email: await signUp(),
      options: { redirectTo: 'https://evil.example.org/welcome' },
    });
    expect(data.properties?.redirect_to).toBe(auth.ctx.settings.siteUrl);
  });

  test('U1 an unpaired surrogate in redirect_to is refused', async () => {
    const body = { type: 'magiclink', email: await signUp(), redirect_to: `${WELCOME}/\ud800` };
    const answer = await auth.post('/admin/generate_link', body, { token: auth.serviceKey });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('U1 a redirect address keeps its own query', async () => {
    const redirectTo = `${WELCOME}?step=2&next=%2F`;
    const { data } = await operator().generateLink({
      type: 'magiclink',
      email: await signUp(),
      options: { redirectTo },
    });
    const link = new URL(data.properties?.action_link ?? '');
    expect(link.searchParams.get('redirect_to')).toBe(redirectTo);
  });

  test.each([
    ['signup', {}, 422, 'email_exists'],
    ['invite', {}, 422, 'email_exists'],
    ['email_change_new', { new_email: 'nonsense' }, 400, 'validation_failed'],
    ['email_change_new', {}, 400, 'validation_failed'],
    ['reauthentication', {}, 400, 'validation_failed'],
    ['toString', {}, 400, 'validation_failed'],
    [undefined, {}, 400, 'validation_failed'],
  ])('U1 %s for an existing user, with %j, is refused', async (type, more, status, code) => {
    const email = await signUp();
    const body = { type, email, password: PASSWORD, ...more };
    const answer = await auth.post('/admin/generate_link', body, { token: auth.serviceKey });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test.each(['recovery', 'email_change_current', 'email_change_new'])(
    'U1 %s for an unknown user is 404 user_not_found',
    async (type) => {
      const body = { type, email: newEmail(), new_email: newEmail() };
      const answer = await auth.post('/admin/generate_link', body, { token: auth.serviceKey });
      expect(answer).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    },
  );

  test.each([
    ['an invalid address', { email: 'xx:;x@x.x', password: PASSWORD }, 400, 'validation_failed'],
    ['no password', { password: undefined }, 400, 'validation_failed'],
    ['a short password', { password: 'short' }, 422, 'weak_password'],
  ])('U1 a signup with %s is refused', async (_, fields, status, code) => {
    const body = { type: 'signup', email: newEmail(), ...fields };
    const answer = await auth.post('/admin/generate_link', body, { token: auth.serviceKey });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test('U1 a squatter who signed up first loses access once the owner follows the link', async () => {
    const email = await signUp(confirming);
    const { data } = await operator(confirming).generateLink({
      type: 'signup',
      email,
      password: 'the password of its owner',
    });
    await open(data.properties?.action_link ?? '');
    expect((await signIn(email, PASSWORD, confirming)).error?.code).toBe('invalid_credentials');
    expect((await signIn(email, 'the password of its owner', confirming)).error).toBeNull();
  });
});

describe('invite', () => {
  test('U1 mails a link that works for a day', async () => {
    const email = newEmail();
    const { data, error } = await operator().inviteUserByEmail(email.toUpperCase(), {
      data: { status: 'alpha' },
      redirectTo: WELCOME,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      user_metadata: { status: 'alpha' },
    });
    const mail = auth.outbox.mail.findLast(({ to }) => to === email);
    const [link = ''] = /http\S+verify\S+/.exec(mail?.text ?? '') ?? [];
    auth.clock.advance(23 * 3600);
    const opened = await open(link);
    expect(opened).toMatchObject({ status: 303, place: WELCOME });
    expect(opened.fragment.get('type')).toBe('invite');
  });

  test('U1 can be repeated until it is accepted', async () => {
    const email = newEmail();
    const first = await operator().inviteUserByEmail(email);
    const again = await operator().inviteUserByEmail(email);
    expect(again.data.user?.id).toBe(first.data.user?.id);
    await operator().updateUserById(first.data.user?.id ?? '', { email_confirm: true });
    expect((await operator().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  test("U1 gives a stranger's unconfirmed account to the owner of the address", async () => {
    const email = await signUp(confirming);
    const { error } = await operator(confirming).inviteUserByEmail(email);
    expect(error).toBeNull();
    const mail = confirming.outbox.mail.findLast(({ to }) => to === email);
    const [link = ''] = /http\S+verify\S+/.exec(mail?.text ?? '') ?? [];
    expect((await open(link)).fragment.get('access_token')).not.toBeNull();
    expect((await signIn(email, PASSWORD, confirming)).error?.code).toBe('invalid_credentials');
  });

  test('U1 an invalid address is refused', async () => {
    const { data, error } = await operator().inviteUserByEmail('xx:;x@x.x');
    expect(error?.message).toBe('Unable to validate email address: invalid format');
    expect(data.user).toBeNull();
  });
});
