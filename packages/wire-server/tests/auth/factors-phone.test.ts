/** A phone as second factor: where codes are sent, how often, and how long they work. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSmsWebhook } from '../../src/auth/messages/message-senders.ts';
import { type AuthHarness, newPhone, startAuth } from './harness.ts';
import { assurance, expectRefused, signIn, signUp, succeed } from './second-factors.ts';

const CODE_LIFETIME_SECONDS = 300;

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth?.stop());

async function enrollPhone(client: SupabaseClient, phone: string): Promise<string> {
  return succeed(
    await client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: crypto.randomUUID() }),
  ).data.id;
}

/** A new challenge and the code sent for it. */
async function sendCode(client: SupabaseClient, factorId: string, from = auth) {
  const { data } = succeed(await client.auth.mfa.challenge({ factorId, channel: 'sms' }));
  const sms = from.outbox.sms.at(-1);
  return { challengeId: data.id, to: sms?.to, code: /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '' };
}

/** A different six-digit code. */
function another(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe('a phone', () => {
  test('U2 is enrolled, gets a code and raises the session to aal2', async () => {
    const person = await signUp(auth);
    const { client } = person;
    const phone = newPhone();
    const enrolled = succeed(
      await client.auth.mfa.enroll({
        factorType: 'phone',
        phone: `+${phone}`,
        friendlyName: 'Mine',
      }),
    ).data;
    expect(enrolled).toEqual({
      id: expect.any(String),
      type: 'phone',
      friendly_name: 'Mine',
      phone: `+${phone}`,
    });
    const { challengeId, to, code } = await sendCode(client, enrolled.id);
    expect(to).toBe(phone);
    succeed(await client.auth.mfa.verify({ factorId: enrolled.id, challengeId, code }));
    expect(await assurance(client)).toEqual({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      methods: ['mfa/phone', 'password'],
    });
    const { phone: listed } = succeed(await client.auth.mfa.listFactors()).data;
    expect(listed).toMatchObject([{ id: enrolled.id, phone, status: 'verified' }]);

    const later = await signIn(auth, person);
    const again = await sendCode(later, enrolled.id);
    succeed(
      await later.auth.mfa.verify({
        factorId: enrolled.id,
        challengeId: again.challengeId,
        code: again.code,
      }),
    );
    expect(await assurance(later)).toMatchObject({ currentLevel: 'aal2' });
  });

  test.each(['', '+1', 'call me', '+1704555010099887766', '+0704555010'])(
    'U2 %j is not a number',
    async (phone) => {
      const { client } = await signUp(auth);
      const enrolled = await client.auth.mfa.enroll({ factorType: 'phone', phone });
      expectRefused(enrolled, 400, 'validation_failed');
      expect(enrolled.error?.message).toBe(
        phone === ''
          ? 'Phone number required to enroll Phone factor'
          : 'Invalid phone number format (E.164 required)',
      );
    },
  );

  test('U2 cannot be verified twice; an unfinished enrollment is replaced', async () => {
    const { client } = await signUp(auth);
    const phone = newPhone();
    await enrollPhone(client, `+${phone}`);
    const factorId = await enrollPhone(client, phone);
    expect(succeed(await client.auth.mfa.listFactors()).data.all).toMatchObject([{ id: factorId }]);
    const { challengeId, code } = await sendCode(client, factorId);
    succeed(await client.auth.mfa.verify({ factorId, challengeId, code }));
    expectRefused(
      await client.auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}`, friendlyName: 'b' }),
      422,
      'mfa_verified_factor_exists',
    );
    await enrollPhone(client, newPhone());
  });

  test('U2 is challenged by text message only', async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollPhone(client, newPhone());
    expectRefused(
      await client.auth.mfa.challenge({ factorId, channel: 'whatsapp' }),
      400,
      'validation_failed',
    );
  });
});

describe('a code', () => {
  test('U2 stops working after five wrong tries', async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollPhone(client, newPhone());
    const { challengeId, code } = await sendCode(client, factorId);
    for (let i = 0; i < 5; i++) {
      const tried = await client.auth.mfa.verify({ factorId, challengeId, code: another(code) });
      expectRefused(tried, 422, 'mfa_verification_failed');
      expect(tried.error?.message).toBe('Invalid MFA Phone code entered');
    }
    expectRefused(
      await client.auth.mfa.verify({ factorId, challengeId, code }),
      422,
      'mfa_challenge_expired',
    );
  });

  test('U2 still works after four wrong tries', async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollPhone(client, newPhone());
    const { challengeId, code } = await sendCode(client, factorId);
    for (let i = 0; i < 4; i++) {
      await client.auth.mfa.verify({ factorId, challengeId, code: another(code) });
    }
    succeed(await client.auth.mfa.verify({ factorId, challengeId, code }));
  });

  test('U2 works for 300 seconds, once, and for its own challenge', async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollPhone(client, newPhone());
    const late = await sendCode(client, factorId);
    auth.clock.advance(CODE_LIFETIME_SECONDS);
    const expired = { factorId, challengeId: late.challengeId, code: late.code };
    expectRefused(await client.auth.mfa.verify(expired), 422, 'mfa_challenge_expired');

    const first = await sendCode(client, factorId);
    const second = await sendCode(client, factorId);
    if (first.code !== second.code) {
      const mixed = { factorId, challengeId: second.challengeId, code: first.code };
      expectRefused(await client.auth.mfa.verify(mixed), 422, 'mfa_verification_failed');
    }
    const right = { factorId, challengeId: second.challengeId, code: second.code };
    succeed(await client.auth.mfa.verify(right));
    expectRefused(await client.auth.mfa.verify(right), 422, 'mfa_challenge_expired');
  });

  test('U2 is stored as a hash only', async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollPhone(client, newPhone());
    const { challengeId, code } = await sendCode(client, factorId);
    const [row] = await auth.sql(
      `select to_jsonb(c)::text as kept from auth_service.factor_challenges c
       where id = '${challengeId}'`,
    );
    expect(row?.kept).toContain(challengeId);
    expect(JSON.parse(String(row?.kept)).code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(JSON.parse(String(row?.kept)))).not.toContain(code);
  });
});

test('U2 a number gets one code a minute, across users and factors', async () => {
  const slow = await startAuth({ RESEND_WAIT: '60' });
  try {
    const { client } = await signUp(slow);
    const { client: other } = await signUp(slow);
    const phone = newPhone();
    const factorId = await enrollPhone(client, phone);
    const others = await enrollPhone(other, phone);
    await sendCode(client, factorId, slow);
    for (const [asking, id] of [
      [client, factorId],
      [other, others],
    ] as const) {
      expectRefused(
        await asking.auth.mfa.challenge({ factorId: id, channel: 'sms' }),
        429,
        'over_sms_send_rate_limit',
      );
    }
    expect(slow.outbox.sms).toHaveLength(1);
    slow.clock.advance(60);
    await sendCode(other, others, slow);
  } finally {
    await slow.stop();
  }
});

test('U2 a code that cannot be sent is reported', async () => {
  const { client } = await signUp(auth);
  const factorId = await enrollPhone(client, newPhone());
  const unreachableWebhook = createSmsWebhook(
    { url: 'http://127.0.0.1:1', secret: Buffer.from('secret') },
    auth.clock.now,
  );
  vi.spyOn(auth.ctx, 'sendSms').mockImplementationOnce(unreachableWebhook);
  expectRefused(
    await client.auth.mfa.challenge({ factorId, channel: 'sms' }),
    422,
    'sms_send_failed',
  );
});
