/** Sign-up: by address, by number or anonymously; who may; and what the response never reveals. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from './harness.ts';

/** The names and kinds of all values in an answer, at every depth. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([name, part]) => [name, shapeOf(part)]);
}

describe('sign-up with automatic confirmation', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  test('U1 an address and a password create an account and its first session', async () => {
    const email = newEmail();
    const client = auth.client();
    const { data, error } = await client.auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { name: 'Ann' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ann' },
      identities: [
        {
          id: data.user?.id,
          user_id: data.user?.id,
          identity_id: expect.any(String),
          provider: 'email',
          email,
          identity_data: { sub: data.user?.id, email, email_verified: false },
        },
      ],
      is_anonymous: false,
    });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('U1 a phone number, with or without plus and spaces, and a password create an account too', async () => {
    const phone = newPhone();
    const written = `+${phone[0]} ${phone.slice(1, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;
    const { data, error } = await auth.client().auth.signUp({ phone: written, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      phone,
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    expect(data.session).not.toBeNull();
  });

  test('U1 a taken address or number is refused in every notation', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    for (const first of [{ email }, { phone }]) {
      expect((await auth.post('/signup', { ...first, password: PASSWORD })).status).toBe(200);
    }
    for (const again of [{ email: email.toUpperCase() }, { phone: `+${phone}` }]) {
      const { status, body } = await auth.post('/signup', { ...again, password: PASSWORD });
      expect(status).toBe(422);
      expect(body).toEqual({ code: 'user_already_exists', message: 'User already registered' });
    }
  });

  test('U1 a sign-up cannot set what only the operator may', async () => {
    const { body } = await auth.post('/signup', {
      email: newEmail(),
      password: PASSWORD,
      id: '00000000-0000-4000-8000-000000000001',
      role: 'service_role',
      aud: 'other',
      app_metadata: { admin: true },
      is_anonymous: true,
      banned_until: '2000-01-01',
      created_at: '2000-01-01',
      data: { role: 'service_role', app_metadata: { admin: true } },
    });
    expect(body.user).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { role: 'service_role', app_metadata: { admin: true } },
      is_anonymous: false,
    });
    expect(body.user.id).not.toBe('00000000-0000-4000-8000-000000000001');
    expect(body.user.created_at > '2020').toBe(true);
    const [, claims] = body.access_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });

  test.each([
    [{ email: 'no address' }, 'Unable to validate email address: invalid format'],
    [{ email: 'a@b@example.com' }, 'Unable to validate email address: invalid format'],
    [{ email: 'ann@example.com\r\nBcc: x@y' }, 'Unable to validate email address: invalid format'],
    [{ email: 'ÄNN@example.com' }, 'Unable to validate email address: invalid format'],
    // The Kelvin sign, whose lower case is an ASCII k; a long s; a Turkish i.
    [{ email: '\u212aen@example.com' }, 'Unable to validate email address: invalid format'],
    [{ email: 'ru\u017fs@example.com' }, 'Unable to validate email address: invalid format'],
    [{ email: '\u0130da@example.com' }, 'Unable to validate email address: invalid format'],
    [{ email: 'ann@example.com.' }, 'Unable to validate email address: invalid format'],
    [
      { email: `${'a'.repeat(250)}@example.com` },
      'Unable to validate email address: invalid format',
    ],
    [{ phone: '12' }, 'Invalid phone number format (E.164 required)'],
    [{ phone: '+0123456789' }, 'Invalid phone number format (E.164 required)'],
    [{ phone: '1704555010x' }, 'Invalid phone number format (E.164 required)'],
    [{ phone: '1-704-555-0100' }, 'Invalid phone number format (E.164 required)'],
    [{ email: 7 }, "'email' must be text"],
  ])('U1 %j is refused', async (contact, message) => {
    const { status, body } = await auth.post('/signup', { ...contact, password: PASSWORD });
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'validation_failed', message });
  });

  test('K4 a password of 5 characters is weak with a reason; 6 are enough', async () => {
    const email = newEmail();
    const { error } = await auth.client().auth.signUp({ email, password: '12345' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    expect(error?.message).toBe('Password should be at least 6 characters.');
    expect((await auth.client().auth.signUp({ email, password: 'zq7 vk' })).error).toBeNull();
  });

  test('U1 a password may have 72 characters, not 73', async () => {
    const email = newEmail();
    const { status, body } = await auth.post('/signup', { email, password: 'x'.repeat(73) });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    });
    expect((await auth.post('/signup', { email, password: 'x'.repeat(72) })).status).toBe(200);
  });

  test('U1 a missing password is refused', async () => {
    for (const password of ['', null, undefined]) {
      const { status, body } = await auth.post('/signup', { email: newEmail(), password });
      expect(status).toBe(400);
      expect(body.code).toBe('validation_failed');
    }
  });
});

describe('sign-up with confirmation', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth({ CONFIRM_EMAIL: 'on', CONFIRM_PHONE: 'on', RESEND_WAIT: '60' });
  });
  afterAll(() => auth?.stop());

  const signIn = (email: string, password: string) =>
    auth.post('/token?grant_type=password', { email, password });
  /** The code in the last mail. */
  const code = () => /\b\d{6}\b/.exec(auth.outbox.mail.at(-1)?.text ?? '')?.[0];

  test('U1 there is no session until the mailed code or link is used', async () => {
    const email = newEmail();
    const client = auth.client();
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      confirmation_sent_at: expect.any(String),
      identities: [{ provider: 'email', identity_data: { email_verified: false } }],
    });
    expect(data.user).not.toHaveProperty('confirmed_at');
    expect(auth.outbox.mail.at(-1)?.to).toBe(email);

    expect(await signIn(email, PASSWORD)).toMatchObject({
      status: 400,
      body: { code: 'email_not_confirmed', message: 'Email not confirmed' },
    });
    expect((await signIn(email, 'a wrong one')).body.code).toBe('invalid_credentials');

    const verified = await client.auth.verifyOtp({ type: 'signup', email, token: code() ?? '' });
    expect(verified.error).toBeNull();
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('U1 a number is confirmed by text message', async () => {
    const phone = newPhone();
    const { body } = await auth.post('/signup', { phone, password: PASSWORD });
    expect(body).toMatchObject({ phone, app_metadata: { provider: 'phone' } });
    expect(body).not.toHaveProperty('access_token');
    expect(auth.outbox.sms.at(-1)).toMatchObject({ to: phone });
    expect(
      (await auth.post('/token?grant_type=password', { phone, password: PASSWORD })).body,
    ).toMatchObject({ code: 'phone_not_confirmed' });
  });

  test('U1 a taken address gets a decoy user that looks new, and its owner a reminder', async () => {
    const email = newEmail();
    const data = { name: 'Ann' };
    const first = await auth.post('/signup', { email, password: PASSWORD, data });
    await auth.sql('update auth_service.users set email_confirmed_at = now()');
    auth.clock.advance(60);
    const sent = auth.outbox.mail.length;
    const again = await auth.post('/signup', { email, password: 'another one', data });
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(first.body.id);
    expect(shapeOf(again.body)).toEqual(shapeOf(first.body));
    expect(again.body.identities[0]).toMatchObject({
      email,
      id: again.body.id,
      identity_data: { email, sub: again.body.id },
    });
    for (const name of ['email', 'phone', 'aud', 'role', 'app_metadata', 'user_metadata']) {
      expect(again.body[name]).toEqual(first.body[name]);
    }
    const [reminder] = auth.outbox.mail.slice(sent);
    expect(reminder).toMatchObject({
      to: email,
      subject: expect.stringMatching(/^You already have an account for localhost:\d+$/),
    });
    expect(reminder?.text).not.toContain('/verify');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('U1 the decoy shows a taken address with dollar signs unchanged', async () => {
    const email = `$$&$'$\`${newEmail()}`;
    await auth.post('/signup', { email, password: PASSWORD });
    await auth.sql('update auth_service.users set email_confirmed_at = now()');
    auth.clock.advance(60);
    const again = await auth.post('/signup', { email, password: PASSWORD });
    expect(again).toMatchObject({ status: 200, body: { email } });
    expect(again.body.identities[0].identity_data.email).toBe(email);
  });

  test('U1 signing up again before confirming replaces the password and voids the earlier mail', async () => {
    const email = newEmail();
    await auth.post('/signup', { email, password: 'of an impostor' });
    const earlier = code() ?? '';
    auth.clock.advance(60);
    await auth.post('/signup', { email, password: PASSWORD });
    const verify = (token: string) => auth.post('/verify', { type: 'signup', email, token });
    expect((await verify(earlier)).status).toBe(403);
    expect((await verify(code() ?? '')).status).toBe(200);
    expect((await signIn(email, 'of an impostor')).status).toBe(400);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('U1 a second sign-up within the wait gets the same refusal, known or not', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await auth.post('/signup', { email: known, password: PASSWORD });
    await auth.sql('update auth_service.users set email_confirmed_at = now()');
    auth.clock.advance(60);
    const answers = [];
    for (const email of [known, unknown]) {
      expect((await auth.post('/signup', { email, password: PASSWORD })).status).toBe(200);
      const { status, body } = await auth.post('/signup', { email, password: PASSWORD });
      answers.push({ status, body });
    }
    expect(answers[0]).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit' },
    });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('R3 who may sign up', () => {
  let auth: AuthHarness;
  afterEach(() => auth?.stop());

  const signUp = (contact: object) => auth.post('/signup', { ...contact, password: PASSWORD });
  const DISABLED = {
    status: 422,
    body: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
  };

  test('R3 with SIGNUP=closed no one may; existing users still sign in', async () => {
    auth = await startAuth({ SIGNUP: 'closed', ANONYMOUS_SIGN_IN: 'on' });
    expect(await signUp({ email: newEmail() })).toMatchObject(DISABLED);
    expect(await signUp({ phone: newPhone() })).toMatchObject(DISABLED);
    expect(await auth.post('/signup', {})).toMatchObject(DISABLED);
    expect((await auth.get('/settings')).body.disable_signup).toBe(true);
  });

  test('R3 a listed address without confirmation, if so configured', async () => {
    auth = await startAuth({ SIGNUP: 'example.com', CONFIRM_EMAIL: 'off' });
    expect((await signUp({ email: newEmail() })).body).toHaveProperty('access_token');
  });

  test('R3 only the listed addresses and domains', async () => {
    auth = await startAuth({
      SIGNUP: 'Ann@example.com, @chapter.example.org',
      ANONYMOUS_SIGN_IN: 'on',
    });
    for (const email of ['ANN@example.com', 'bob@Chapter.example.org']) {
      const { status, body } = await signUp({ email });
      // Listed addresses can be guessed, so the user must prove that the address is theirs.
      expect(status).toBe(200);
      expect(body).toMatchObject({ email: email.toLowerCase(), aud: 'authenticated' });
      expect(body).not.toHaveProperty('access_token');
    }
    for (const email of [
      'bob@example.com',
      'eve@sub.chapter.example.org',
      'eve@evilchapter.example.org',
      'chapter.example.org@example.net',
    ]) {
      expect(await signUp({ email }), email).toMatchObject(DISABLED);
    }
    expect(await signUp({ phone: newPhone() })).toMatchObject(DISABLED);
    expect(await auth.post('/signup', {})).toMatchObject(DISABLED);
  });

  test('U1 anonymously, if configured', async () => {
    auth = await startAuth({ ANONYMOUS_SIGN_IN: 'on' });
    const { data, error } = await auth.client().auth.signInAnonymously({
      options: { data: { name: 'Ann' } },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      app_metadata: {},
      user_metadata: { name: 'Ann' },
      identities: [],
    });
  });
});

describe('concurrent requests', () => {
  test('U1 ten concurrent sign-ups of one address create one account', async () => {
    const auth = await startAuth();
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => auth.post('/signup', { email, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(await auth.sql('select 1 from auth_service.users')).toHaveLength(1);
    await auth.stop();
  });
});
