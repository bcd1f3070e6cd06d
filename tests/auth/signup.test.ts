/** Making an account: by address, by number, or by nothing at all; who may; and what it never reveals. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from './harness.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe('signing up where accounts are confirmed at once', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  test('U1 an address and a password make an account and its first session', async () => {
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
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ann' },
      is_anonymous: false,
    });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('U1 so do a phone number and a password', async () => {
    const phone = newPhone();
    const { data, error } = await auth.client().auth.signUp({
      phone: `+${phone}`,
      password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, app_metadata: { provider: 'phone' } });
  });
});
