/** What POST and GET /verify accept, and how they refuse the rest. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, newPhone, startAuth } from './harness.ts';
import { follow, fragmentOf, mailTo } from './received.ts';
import { signUp } from './second-factors.ts';

describe('verify', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  test('U1 verify requires a type with a token_hash, or a code with its receiver', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const wrong = [
      {},
      { type: 'email' },
      { type: 'email', token: '123456' },
      { type: 'email', email },
      { token: '123456', email },
      { type: 'email', token: '123456', email, phone },
      { type: 'email', token_hash: 'x', email },
      { type: 'email', token_hash: 'x', token: '123456', email },
      { type: 'constructor', token: '123456', email },
      { type: 'email', token: 123456, email },
    ];
    for (const body of wrong) {
      const answer = await auth.post('/verify', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });

  test('U1 an invalid code or token_hash is 403 otp_expired', async () => {
    const email = newEmail();
    const proofs = [
      { type: 'email', email, token: '123456' },
      { type: 'recovery', token_hash: 'nothing' },
      { type: 'sms', phone: newPhone(), token: "' or true --" },
    ];
    for (const proof of proofs) {
      expect(await auth.post('/verify', proof)).toMatchObject({
        status: 403,
        body: { code: 'otp_expired', message: 'Token has expired or is invalid' },
      });
    }
  });

  test('U1 an incomplete link redirects to the site with the error', async () => {
    for (const query of ['', '?type=recovery', '?type=nothing&token=x', '?token=x']) {
      const { status, headers } = await auth.get(`/verify${query}`);
      expect(status).toBe(303);
      const landed = new URL(headers.get('location') ?? '');
      expect(landed.origin).toBe(auth.ctx.settings.siteUrl);
      expect(fragmentOf(landed).error_code).toMatch(/^(validation_failed|otp_expired)$/);
    }
  });

  test('U1 a token is not accepted for another purpose', async () => {
    const { email, client } = await signUp(auth);
    await client.auth.reauthenticate();
    const nonce = codeIn(await mailTo(auth, email));
    for (const type of ['email', 'recovery', 'email_change'] as const) {
      const { error } = await auth.client().auth.verifyOtp({ email, token: nonce, type });
      expect(error?.code).toBe('otp_expired');
    }
  });
});

describe('concurrent requests', () => {
  test('U1 a link followed twice concurrently opens one session', async () => {
    const auth = await startAuth({});
    const { email } = await signUp(auth);
    await auth.client().auth.resetPasswordForEmail(email);
    const link = linkIn(await mailTo(auth, email));
    const landed = await Promise.all(Array.from({ length: 10 }, () => follow(auth, link)));
    const opened = landed.filter((page) => fragmentOf(page).access_token !== undefined);
    expect(opened).toHaveLength(1);
    await auth.stop();
  });
});

describe('limits', () => {
  test('U1 following too many links redirects to the site with the reason', async () => {
    const auth = await startAuth({ LIMITS: 'on', LIMIT_BURST: '1' });
    const codes = [];
    for (let i = 0; i < 2; i++) {
      const { headers } = await auth.get('/verify?type=recovery&token=x');
      codes.push(fragmentOf(new URL(headers.get('location') ?? '')).error_code);
    }
    expect(codes).toEqual(['otp_expired', 'over_request_rate_limit']);
    await auth.stop();
  });
});
