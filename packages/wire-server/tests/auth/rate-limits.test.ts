import { describe, expect, test } from 'vitest';
import {
  createRateLimits,
  LIMITED,
  type Limited,
  readLimitSettings,
} from '../../src/auth/config/rate-limits.ts';
import { AuthError } from '../../src/auth/protocol/auth-errors.ts';
import { createSettingsReader, type Environment } from '../../src/system/settings-reader.ts';
import { describeAllowances } from '../postgres/open-allowances.ts';

const CLIENT = '203.0.113.9';
const RESEND_WAIT_SECONDS = 60;
const SECOND_MS = 1000;
const FIVE_MINUTES_MS = 300 * SECOND_MS;

const { server } = describeAllowances();

/** Limits as the environment sets them, on a clock that the tests move. */
function limitsOn(env: Environment = {}) {
  const allowances = server();
  let time = Date.parse('2026-11-20T08:00:00Z');
  const limits = createRateLimits(
    readLimitSettings(createSettingsReader(env)),
    RESEND_WAIT_SECONDS,
    () => allowances,
    () => new Date(time),
  );
  const refusal = async (act: () => Promise<void>): Promise<AuthError | null> => {
    try {
      await act();
      return null;
    } catch (error) {
      if (error instanceof AuthError) return error;
      throw error;
    }
  };
  return {
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    take: (kind: Limited, client = CLIENT) => refusal(() => limits.take(kind, client)),
    message: (address: string, purpose: 'recovery' | 'signup' = 'recovery') =>
      refusal(() => limits.waitForAddress(address, purpose)),
    /** How many requests pass before one is refused; at most `most`. */
    async passing(kind: Limited, most: number, client = CLIENT): Promise<number> {
      let passed = 0;
      while (passed < most && (await this.take(kind, client)) === null) passed += 1;
      return passed;
    },
  };
}

describe('limits per client', () => {
  test.each([
    ['password', 30, 150],
    ['verify', 30, 30],
    ['signup', 30, 30],
    ['otp', 30, 30],
    ['recover', 30, 30],
    ['resend', 30, 30],
    ['user', 30, 30],
    ['factors', 30, 75],
  ] as const)(
    'U1 %s: a burst of %i, then %i in five minutes',
    async (kind, atOnce, inFiveMinutes) => {
      const limits = limitsOn();
      expect(await limits.passing(kind, 1000)).toBe(atOnce);

      let passed = 0;
      for (let elapsed = 0; elapsed < FIVE_MINUTES_MS; elapsed += SECOND_MS) {
        limits.pass(SECOND_MS);
        if ((await limits.take(kind)) === null) passed += 1;
      }
      expect(passed).toBe(inFiveMinutes);
    },
  );

  test.each(['mail', 'sms'] as const)(
    'U1 %s: a burst of 30 messages, then 30 an hour',
    async (kind) => {
      const limits = limitsOn();
      expect(await limits.passing(kind, 1000)).toBe(30);
      limits.pass(3_600_000);
      expect(await limits.passing(kind, 1000)).toBe(30);
    },
  );

  test('U3 fifty people with twenty tabs each can refresh at once', async () => {
    expect(await limitsOn().passing('refresh', 20 * 50)).toBe(20 * 50);
  });

  test('U3 LIMIT_BURST never lowers the refresh limit', async () => {
    expect(await limitsOn({ LIMIT_BURST: '1' }).passing('refresh', 1000)).toBe(1000);
  });

  test('U1 a refusal has the code of its kind and a Retry-After', async () => {
    const limits = limitsOn({ LIMIT_BURST: '1' });
    const refused = async (kind: Limited) => {
      await limits.take(kind);
      return limits.take(kind);
    };
    expect(await refused('password')).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      headers: { 'Retry-After': '2' },
    });
    expect(await refused('signup')).toMatchObject({ headers: { 'Retry-After': '10' } });
    expect(await refused('mail')).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      headers: { 'Retry-After': '120' },
    });
    expect(await refused('sms')).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
  });

  test('U1 a client that waits for Retry-After is let in', async () => {
    const limits = limitsOn();
    await limits.passing('signup', 1000);
    const wait = Number((await limits.take('signup'))?.headers['Retry-After']);
    limits.pass((wait - 1) * SECOND_MS);
    expect(await limits.take('signup')).not.toBeNull();
    limits.pass(SECOND_MS);
    expect(await limits.take('signup')).toBeNull();
  });

  test('U1 refused requests do not extend the wait', async () => {
    const limits = limitsOn();
    await limits.passing('signup', 1000);
    for (let i = 0; i < 1000; i += 1) await limits.take('signup');
    limits.pass(10 * SECOND_MS);
    expect(await limits.take('signup')).toBeNull();
  });

  test('U1 setting the clock back by a day keeps nobody waiting', async () => {
    const limits = limitsOn({ LIMIT_BURST: '2' });
    await limits.passing('signup', 1000);
    limits.pass(-24 * 3600 * SECOND_MS);
    // As after a restart: a running server's clock never goes back.
    expect(await limits.take('signup')).toBeNull();
  });

  test('U1 kinds of requests and clients are counted separately', async () => {
    const limits = limitsOn({ LIMIT_BURST: '1' });
    expect(await limits.take('signup')).toBeNull();
    expect(await limits.take('verify')).toBeNull();
    expect(await limits.take('signup', '203.0.113.10')).toBeNull();
    expect(await limits.take('signup')).not.toBeNull();
  });

  test('U1 another address in the same IPv6 network is the same client', async () => {
    const limits = limitsOn({ LIMIT_BURST: '1' });
    expect(await limits.take('signup', '2001:db8:1:2::1')).toBeNull();
    expect(await limits.take('signup', '2001:db8:1:2::2')).not.toBeNull();
    expect(await limits.take('signup', '2001:db8:1:3::1')).toBeNull();
  });

  test('U1 LIMITS=off allows everything', async () => {
    const limits = limitsOn({ LIMITS: 'off' });
    for (const kind of LIMITED) expect(await limits.passing(kind, 5000)).toBe(5000);
  });

  test('U1 each limit has its own variable', async () => {
    const limits = limitsOn({ LIMIT_BURST: '2', LIMIT_SIGNUP: '300', LIMIT_REFRESH: '7' });
    expect(await limits.passing('signup', 1000)).toBe(2);
    limits.pass(SECOND_MS);
    expect(await limits.passing('signup', 1000)).toBe(1);
    expect(await limits.passing('refresh', 1000)).toBe(7);
  });

  test.each(['0', '-1', 'many', '1.5', '100001'])(
    'U1 LIMIT_SIGNUP=%s stops the start',
    async (value) => {
      const reader = createSettingsReader({ LIMIT_SIGNUP: value });
      readLimitSettings(reader);
      expect(reader.errors).toEqual([
        `LIMIT_SIGNUP is '${value}': set it to a whole number from 1 to 100000.`,
      ]);
    },
  );
});

describe('messages to the same address', () => {
  test('U1 one a minute for each purpose, whichever client asks', async () => {
    const limits = limitsOn({ LIMITS: 'off' });
    expect(await limits.message('ann@example.com')).toBeNull();
    expect(await limits.message('ann@example.com')).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
      headers: { 'Retry-After': '60' },
    });
    expect(await limits.message('ann@example.com', 'signup')).toBeNull();
    expect(await limits.message('bob@example.com')).toBeNull();
    limits.pass(RESEND_WAIT_SECONDS * SECOND_MS);
    expect(await limits.message('ann@example.com')).toBeNull();
  });

  test('U1 a phone number gets the error code for text messages', async () => {
    const limits = limitsOn();
    await limits.message('15550100');
    expect(await limits.message('15550100')).toMatchObject({ code: 'over_sms_send_rate_limit' });
  });

  test('U1 RESEND_WAIT=0 lets every message through', async () => {
    const limits = createRateLimits(null, 0, server, () => new Date(0));
    for (let i = 0; i < 3; i += 1) await limits.waitForAddress('ann@example.com', 'recovery');
  });
});
