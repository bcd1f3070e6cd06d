/** Links and codes instead of passwords, for existing and for new accounts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from './harness.ts';
import { follow, fragmentOf, mailsTo, mailTo, smsTo } from './received.ts';
import { signUp } from './second-factors.ts';

describe('signing in by link or code', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  test('U1 an unknown address gets an account, which its code confirms', async () => {
    const email = newEmail();
    const client = auth.client().auth;
    const options = { data: { name: 'Bea', app_metadata: { admin: true } } };
    expect((await client.signInWithOtp({ email, options })).error).toBeNull();
    const token = codeIn(await mailTo(auth, email));
    const { data, error } = await client.verifyOtp({ email, token, type: 'email' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: 'Bea' },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    });
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(data.user?.app_metadata).not.toHaveProperty('admin');
  });

  test('U1 a known address gets a link to its account, which stays unchanged', async () => {
    const { email, userId } = await signUp(auth);
    await auth.sql(`update auth_service.users set proved_email = email where id = '${userId}'`);
    const client = auth.client().auth;
    await client.signInWithOtp({ email, options: { data: { name: 'Mallory' } } });
    const landed = fragmentOf(await follow(auth, linkIn(await mailTo(auth, email))));
    expect(landed.type).toBe('magiclink');
    const { data } = await client.getUser(landed.access_token);
    expect(data.user).toMatchObject({ id: userId, user_metadata: {} });
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test('U1 a phone number gets a code by text message', async () => {
    const phone = newPhone();
    const client = auth.client().auth;
    expect((await client.signInWithOtp({ phone: `+${phone}` })).error).toBeNull();
    const sms = await smsTo(auth, phone);
    expect(sms.text).toMatch(
      /^\d{6} is your code for localhost:\d+\. It works once, for 10 minutes\.$/,
    );
    const { data, error } = await client.verifyOtp({ phone, token: codeIn(sms), type: 'sms' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, email: '', app_metadata: { provider: 'phone' } });
    expect(data.user?.phone_confirmed_at).toBeDefined();
  });

  test('U1 without create_user no account is created: 422 otp_disabled', async () => {
    const options = { shouldCreateUser: false };
    for (const contact of [{ email: newEmail() }, { phone: newPhone() }]) {
      const { error } = await auth.client().auth.signInWithOtp({ ...contact, options });
      expect(error).toMatchObject({
        status: 422,
        code: 'otp_disabled',
        message: 'Signups not allowed for otp',
      });
    }
    const { email } = await signUp(auth);
    expect((await auth.client().auth.signInWithOtp({ email, options })).error).toBeNull();
  });

  test('U1 otp requires one address or one number', async () => {
    const wrong = [
      {},
      { email: newEmail(), phone: newPhone() },
      { email: 'unknown' },
      { phone: '12' },
      { phone: newPhone(), channel: 'whatsapp' },
      { email: newEmail(), create_user: 'yes' },
      { email: newEmail(), data: 'x' },
    ];
    for (const body of wrong) {
      const answer = await auth.post('/otp', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });

  test('U1 a code only opens the account of its own address', async () => {
    const [ann, bea] = [newEmail(), newEmail()];
    const client = auth.client().auth;
    for (const email of [ann, bea]) await client.signInWithOtp({ email });
    const token = codeIn(await mailTo(auth, ann));
    if (token === codeIn(await mailTo(auth, bea))) return;
    const { error } = await client.verifyOtp({ email: bea, token, type: 'email' });
    expect(error?.code).toBe('otp_expired');
  });

  test('U1 a banned user is refused by code and by link, and the redirect says so', async () => {
    const { email, userId } = await signUp(auth);
    await auth.client().auth.signInWithOtp({ email });
    await auth.sql(
      `update auth_service.users set banned_until = 'infinity' where id = '${userId}'`,
    );
    const mail = await mailTo(auth, email);
    const token = codeIn(mail);
    const { error } = await auth.client().auth.verifyOtp({ email, token, type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'user_banned' });
    expect(fragmentOf(await follow(auth, linkIn(mail))).error_code).toBe('user_banned');
  });
});

describe('with sign-up closed or limited to a list', () => {
  test('R3 with SIGNUP=closed only existing users get a message', async () => {
    const auth = await startAuth({ SIGNUP: 'closed' });
    const email = newEmail();
    const refused = await auth.client().auth.signInWithOtp({ email });
    expect(refused.error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    });
    expect(await mailsTo(auth, email)).toHaveLength(0);
    const made = await auth.post(
      '/admin/users',
      { email, email_confirm: true },
      { token: auth.serviceKey },
    );
    expect(made.status).toBe(200);
    expect((await auth.client().auth.signInWithOtp({ email })).error).toBeNull();
    await auth.stop();
  });

  test('R3 a list of domains admits its addresses only, and no numbers', async () => {
    const auth = await startAuth({ SIGNUP: 'example.com' });
    const client = auth.client().auth;
    expect((await client.signInWithOtp({ email: newEmail() })).error).toBeNull();
    const others = [{ email: 'ann@example.org' }, { phone: newPhone() }];
    for (const other of others) {
      expect((await client.signInWithOtp(other)).error?.code).toBe('signup_disabled');
    }
    await auth.stop();
  });
});
