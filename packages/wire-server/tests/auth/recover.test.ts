/** Password recovery by mail, which does not reveal whether an address has an account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { follow, fragmentOf, mailsTo, mailTo, otherThan, tokenHashIn } from './received.ts';
import { signIn, signUp } from './second-factors.ts';

const NEW_PASSWORD = 'a new horse battery';
/** Maximum lifetime of a recovery link or code (docs/wire-protocol.md). */
const RECOVERY_LIFETIME_SECONDS = 600;

describe('a forgotten password', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  test('U1 recover answers 200 {} for every address and mails known ones only', async () => {
    const { email } = await signUp(auth);
    const stranger = newEmail();
    for (const address of [email, stranger]) {
      const { data, error } = await auth.client().auth.resetPasswordForEmail(address);
      expect({ data, error }).toEqual({ data: {}, error: null });
    }
    expect(await mailsTo(auth, email)).toHaveLength(1);
    expect(await mailsTo(auth, stranger)).toHaveLength(0);
  });

  test('U1 recover accepts an address in any case, and nothing else', async () => {
    const { email } = await signUp(auth);
    await auth.client().auth.resetPasswordForEmail(email.toUpperCase());
    expect(await mailsTo(auth, email)).toHaveLength(1);
    for (const body of [{}, { email: '' }, { email: 'unknown' }, { email: 5 }]) {
      const answer = await auth.post('/recover', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });

  test('U1 the mailed code signs in, and a new password ends the other sessions', async () => {
    const person = await signUp(auth);
    const elsewhere = await signIn(auth, person);
    const client = auth.client();
    await client.auth.resetPasswordForEmail(person.email);
    const token = codeIn(await mailTo(auth, person.email));
    const { data } = await client.auth.verifyOtp({ email: person.email, token, type: 'recovery' });
    expect(data.user?.email).toBe(person.email);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();

    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    const visitor = auth.client().auth;
    const { error } = await visitor.signInWithPassword({ email: person.email, password: PASSWORD });
    expect(error?.code).toBe('invalid_credentials');
    const again = await visitor.signInWithPassword({ email: person.email, password: NEW_PASSWORD });
    expect(again.error).toBeNull();
  });

  test('U1 the mailed link redirects to the requesting page, signed in', async () => {
    const { email } = await signUp(auth);
    await auth
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: `${auth.ctx.settings.siteUrl}/new?a=b` });
    const landed = await follow(auth, linkIn(await mailTo(auth, email)));
    expect(landed.href.split('#')[0]).toBe(`${auth.ctx.settings.siteUrl}/new?a=b`);
    const session = fragmentOf(landed);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'recovery' });
    expect(Object.keys(session).sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
    ]);
    const { error } = await auth.client().auth.setSession({
      access_token: session.access_token ?? '',
      refresh_token: session.refresh_token ?? '',
    });
    expect(error).toBeNull();
  });

  test('U1 link and code work once', async () => {
    const { email } = await signUp(auth);
    const client = auth.client().auth;
    await client.resetPasswordForEmail(email);
    const mail = await mailTo(auth, email);
    await follow(auth, linkIn(mail));
    const landed = await follow(auth, linkIn(mail));
    const failure = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    };
    expect(fragmentOf(landed)).toEqual(failure);
    expect(Object.fromEntries(landed.searchParams)).toEqual(failure);
    const token = codeIn(mail);
    const byCode = await client.verifyOtp({ email, token, type: 'recovery' });
    const byHash = await client.verifyOtp({ token_hash: tokenHashIn(mail), type: 'recovery' });
    for (const { error } of [byCode, byHash]) {
      expect(error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
    }
  });

  test('U1 link and code expire after ten minutes', async () => {
    const { email } = await signUp(auth);
    const client = auth.client().auth;
    await client.resetPasswordForEmail(email);
    const mail = await mailTo(auth, email);
    expect(mail.text).toContain('10 minutes');
    auth.clock.advance(RECOVERY_LIFETIME_SECONDS);
    const { error } = await client.verifyOtp({ email, token: codeIn(mail), type: 'recovery' });
    expect(error?.code).toBe('otp_expired');
    expect(fragmentOf(await follow(auth, linkIn(mail))).error_code).toBe('otp_expired');
  });

  test('U1 a second mail voids the first', async () => {
    const { email } = await signUp(auth);
    const client = auth.client().auth;
    await client.resetPasswordForEmail(email);
    const first = await mailTo(auth, email);
    await client.resetPasswordForEmail(email);
    const second = await mailTo(auth, email);
    expect(fragmentOf(await follow(auth, linkIn(first))).error_code).toBe('otp_expired');
    const { error } = await client.verifyOtp({ email, token: codeIn(second), type: 'recovery' });
    expect(error).toBeNull();
  });

  async function isRefused(email: string, token: string): Promise<boolean> {
    const { error } = await auth.client().auth.verifyOtp({ email, token, type: 'recovery' });
    return error?.code === 'otp_expired';
  }

  test('U1 after ten wrong codes in an hour no code is accepted; the link still works', async () => {
    const { email } = await signUp(auth);
    const client = auth.client().auth;
    await client.resetPasswordForEmail(email);
    const code = codeIn(await mailTo(auth, email));
    for (let i = 0; i < 10; i++) expect(await isRefused(email, otherThan(code))).toBe(true);
    expect(await isRefused(email, code)).toBe(true);

    // A new mail does not reset the count of tries.
    await client.resetPasswordForEmail(email);
    const mail = await mailTo(auth, email);
    expect(await isRefused(email, codeIn(mail))).toBe(true);
    expect(fragmentOf(await follow(auth, linkIn(mail))).access_token).toBeDefined();
  });

  test('U1 an hour later codes are accepted again', async () => {
    const { email } = await signUp(auth);
    const client = auth.client().auth;
    await client.resetPasswordForEmail(email);
    const code = codeIn(await mailTo(auth, email));
    for (let i = 0; i < 10; i++) await isRefused(email, otherThan(code));
    auth.clock.advance(3600);
    await client.resetPasswordForEmail(email);
    const token = codeIn(await mailTo(auth, email));
    expect((await client.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
  });
});

describe('repeated requests', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth({ RESEND_WAIT: '60', LIMITS: 'on', LIMIT_RECOVER: '1000' });
  });
  afterAll(() => auth?.stop());

  test('U1 an address can be mailed once a minute, known or not, with the same answer', async () => {
    const { email } = await signUp(auth);
    const stranger = newEmail();
    const client = auth.client().auth;
    for (const address of [email, stranger]) {
      expect((await client.resetPasswordForEmail(address)).error).toBeNull();
      const { error } = await client.resetPasswordForEmail(address);
      expect(error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 60 seconds.',
      });
    }
    auth.clock.advance(60);
    for (const address of [email, stranger]) {
      expect((await client.resetPasswordForEmail(address)).error).toBeNull();
    }
  });

  test('U1 one client gets a burst of 30 mails across all addresses', async () => {
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push(await auth.post('/recover', { email: newEmail() }));
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
