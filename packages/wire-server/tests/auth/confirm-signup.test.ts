/** Sign-ups that wait for confirmation of the address or number, and resending the message. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from './harness.ts';
import { follow, fragmentOf, mailsTo, mailTo, smsesTo, smsTo } from './received.ts';

const OTHER_PASSWORD = 'another horse battery';

describe('with confirmation of sign-ups', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth({ CONFIRM_EMAIL: 'on', CONFIRM_PHONE: 'on' });
  });
  afterAll(() => auth?.stop());

  /** Signs up without confirming. */
  async function signUpOnly(password = PASSWORD, email = newEmail()): Promise<string> {
    const { data, error } = await auth.client().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    return email;
  }

  test('U1 a sign-up opens no session until its code is entered', async () => {
    const email = await signUpOnly();
    const client = auth.client().auth;
    const early = await client.signInWithPassword({ email, password: PASSWORD });
    expect(early.error?.code).toBe('email_not_confirmed');
    const token = codeIn(await mailTo(auth, email));
    const { data } = await client.verifyOtp({ email, token, type: 'signup' });
    expect(data.session?.access_token).toBeDefined();
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test('U1 the link in that mail opens a session too', async () => {
    const email = await signUpOnly();
    const landed = fragmentOf(await follow(auth, linkIn(await mailTo(auth, email))));
    expect(landed.type).toBe('signup');
    const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
  });

  test('U1 a phone number is confirmed by its code', async () => {
    const phone = newPhone();
    const client = auth.client().auth;
    await client.signUp({ phone, password: PASSWORD });
    const early = await client.signInWithPassword({ phone, password: PASSWORD });
    expect(early.error?.code).toBe('phone_not_confirmed');
    const token = codeIn(await smsTo(auth, phone));
    expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    expect((await client.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });

  test('U1 a squatter gains nothing when the owner of the address follows a link', async () => {
    for (const arrive of ['signInWithOtp', 'resetPasswordForEmail'] as const) {
      const email = await signUpOnly('the password of a thief');
      const client = auth.client().auth;
      if (arrive === 'signInWithOtp') await client.signInWithOtp({ email });
      else await client.resetPasswordForEmail(email);
      await follow(auth, linkIn(await mailTo(auth, email)));
      const { error } = await client.signInWithPassword({
        email,
        password: 'the password of a thief',
      });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  test('U1 a squatter gains nothing when the owner signs up too and follows the latest mail', async () => {
    const email = await signUpOnly('the password of a thief');
    await signUpOnly(OTHER_PASSWORD, email);
    await follow(auth, linkIn(await mailTo(auth, email)));
    const client = auth.client().auth;
    const thief = await client.signInWithPassword({ email, password: 'the password of a thief' });
    expect(thief.error?.code).toBe('invalid_credentials');
    const owner = await client.signInWithPassword({ email, password: OTHER_PASSWORD });
    expect(owner.error).toBeNull();
  });

  test('U1 resend repeats a sign-up mail and voids the first', async () => {
    const email = await signUpOnly();
    const first = await mailTo(auth, email);
    const client = auth.client().auth;
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const mails = await mailsTo(auth, email);
    expect(mails).toHaveLength(2);
    expect(fragmentOf(await follow(auth, linkIn(first))).error_code).toBe('otp_expired');
    const token = codeIn(await mailTo(auth, email));
    expect((await client.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();

    await client.resend({ type: 'signup', email });
    expect(await mailsTo(auth, email)).toHaveLength(2);
  });

  test('U1 resend repeats the code to a number', async () => {
    const phone = newPhone();
    const client = auth.client().auth;
    await client.signUp({ phone, password: PASSWORD });
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull();
    expect(await smsesTo(auth, phone)).toHaveLength(2);
    const token = codeIn(await smsTo(auth, phone));
    expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    await client.resend({ type: 'sms', phone });
    expect(await smsesTo(auth, phone)).toHaveLength(2);
  });

  test('U1 resend answers 200 {} when there is nothing to send', async () => {
    const email = newEmail();
    for (const type of ['signup', 'email_change'] as const) {
      expect(await auth.post('/resend', { type, email })).toMatchObject({ status: 200, body: {} });
    }
    expect(await mailsTo(auth, email)).toHaveLength(0);
  });

  test('U1 resend requires one of four types and its address or number', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const wrong = [
      { email },
      { type: 'recovery', email },
      { type: 'toString', email },
      { type: 'signup' },
      { type: 'signup', phone },
      { type: 'sms', email },
      { type: 'signup', email, phone },
    ];
    for (const body of wrong) {
      const answer = await auth.post('/resend', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });
});

describe('concurrent requests', () => {
  test('U1 no password can be injected while an account is being confirmed', async () => {
    const auth = await startAuth({ CONFIRM_EMAIL: 'on' });
    const people = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const email = newEmail();
        await auth.post('/signup', { email, password: PASSWORD });
        return { email, link: linkIn(await mailTo(auth, email)) };
      }),
    );
    const thief = 'the password of a thief';
    for (const { email, link } of people) {
      const tries = Array.from({ length: 5 }, () =>
        auth.post('/signup', { email, password: thief }),
      );
      await Promise.all([...tries, follow(auth, link)]);
      const { body } = await auth.post('/token?grant_type=password', { email, password: thief });
      expect(body.code).toMatch(/^(invalid_credentials|email_not_confirmed)$/);
    }
    await auth.stop();
  });
});
