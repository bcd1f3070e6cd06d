import { describe, expect, test } from 'vitest';
import { createSettingsReader, type Environment } from '../../system/settings-reader.ts';
import { LIMITED, type Limited, readLimitSettings } from '../config/limit-settings.ts';
import { AuthError } from '../protocol/errors.ts';
import { createRateLimits, createTokenBuckets } from './rate-limits.ts';

const CLIENT = '203.0.113.9';
const RESEND_WAIT_SECONDS = 60;
const SECOND = 1000;
const FIVE_MINUTES = 300 * SECOND;

/** Limits as the environment sets them, on a clock that moves when told. */
function limitsOn(env: Environment = {}) {
  let time = Date.parse('2026-11-20T08:00:00Z');
  const limits = createRateLimits(
    readLimitSettings(createSettingsReader(env)),
    RESEND_WAIT_SECONDS,
    () => new Date(time),
  );
  const refusal = (act: () => void): AuthError | null => {
    try {
      act();
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
    passing(kind: Limited, most: number, client = CLIENT): number {
      let passed = 0;
      while (passed < most && this.take(kind, client) === null) passed += 1;
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
  ] as const)('U1 %s: a burst of %i, then %i in five minutes', (kind, atOnce, inFiveMinutes) => {
    const limits = limitsOn();
    expect(limits.passing(kind, 1000)).toBe(atOnce);

    let passed = 0;
    for (let elapsed = 0; elapsed < FIVE_MINUTES; elapsed += SECOND) {
      limits.pass(SECOND);
      if (limits.take(kind) === null) passed += 1;
    }
    expect(passed).toBe(inFiveMinutes);
  });

  test.each(['mail', 'sms'] as const)('U1 %s: a burst of 30 messages, then 30 an hour', (kind) => {
    const limits = limitsOn();
    expect(limits.passing(kind, 1000)).toBe(30);
    limits.pass(3_600_000);
    expect(limits.passing(kind, 1000)).toBe(30);
  });

  test('U3 fifty people with twenty tabs each can refresh at once', () => {
    expect(limitsOn().passing('refresh', 20 * 50)).toBe(20 * 50);
  });

  test('U3 LIMIT_BURST never lowers the refresh limit', () => {
    expect(limitsOn({ LIMIT_BURST: '1' }).passing('refresh', 1000)).toBe(1000);
  });

  test('U1 a refusal has the code of its kind and a Retry-After', () => {
    const limits = limitsOn({ LIMIT_BURST: '1' });
    const refused = (kind: Limited) => {
      limits.take(kind);
      return limits.take(kind);
    };
    expect(refused('password')).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      headers: { 'Retry-After': '2' },
    });
    expect(refused('signup')).toMatchObject({ headers: { 'Retry-After': '10' } });
    expect(refused('mail')).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      headers: { 'Retry-After': '120' },
    });
    expect(refused('sms')).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
  });

  test('U1 a client that waits for Retry-After is let in', () => {
    const limits = limitsOn();
    limits.passing('signup', 1000);
    const wait = Number(limits.take('signup')?.headers['Retry-After']);
    limits.pass((wait - 1) * SECOND);
    expect(limits.take('signup')).not.toBeNull();
    limits.pass(SECOND);
    expect(limits.take('signup')).toBeNull();
  });

  test('U1 refused requests do not extend the wait', () => {
    const limits = limitsOn();
    limits.passing('signup', 1000);
    for (let i = 0; i < 1000; i += 1) limits.take('signup');
    limits.pass(10 * SECOND);
    expect(limits.take('signup')).toBeNull();
  });

  test('U1 setting the clock back by a day does not extend the wait', () => {
    const limits = limitsOn({ LIMIT_BURST: '2' });
    limits.passing('signup', 1000);
    limits.pass(-24 * 3600 * SECOND);
    expect(limits.take('signup')).toMatchObject({ headers: { 'Retry-After': '10' } });
    limits.pass(10 * SECOND);
    expect(limits.take('signup')).toBeNull();
  });

  test('U1 kinds of requests and clients are counted separately', () => {
    const limits = limitsOn({ LIMIT_BURST: '1' });
    expect(limits.take('signup')).toBeNull();
    expect(limits.take('verify')).toBeNull();
    expect(limits.take('signup', '203.0.113.10')).toBeNull();
    expect(limits.take('signup')).not.toBeNull();
  });

  test('U1 another address in the same IPv6 network is the same client', () => {
    const limits = limitsOn({ LIMIT_BURST: '1' });
    expect(limits.take('signup', '2001:db8:1:2::1')).toBeNull();
    expect(limits.take('signup', '2001:db8:1:2::2')).not.toBeNull();
    expect(limits.take('signup', '2001:db8:1:3::1')).toBeNull();
  });

  test('U1 LIMITS=off allows everything', () => {
    const limits = limitsOn({ LIMITS: 'off' });
    for (const kind of LIMITED) expect(limits.passing(kind, 5000)).toBe(5000);
  });

  test('U1 each limit has its own variable', () => {
    const limits = limitsOn({ LIMIT_BURST: '2', LIMIT_SIGNUP: '300', LIMIT_REFRESH: '7' });
    expect(limits.passing('signup', 1000)).toBe(2);
    limits.pass(SECOND);
    expect(limits.passing('signup', 1000)).toBe(1);
    expect(limits.passing('refresh', 1000)).toBe(7);
  });

  test.each(['0', '-1', 'many', '1.5', '100001'])('U1 LIMIT_SIGNUP=%s stops the start', (value) => {
    const reader = createSettingsReader({ LIMIT_SIGNUP: value });
    readLimitSettings(reader);
    expect(reader.errors).toEqual([
      `LIMIT_SIGNUP is '${value}': set it to a whole number from 1 to 100000.`,
    ]);
  });
});

describe('messages to the same address', () => {
  test('U1 one a minute for each purpose, whichever client asks', () => {
    const limits = limitsOn({ LIMITS: 'off' });
    expect(limits.message('ann@example.com')).toBeNull();
    expect(limits.message('ann@example.com')).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
      headers: { 'Retry-After': '60' },
    });
    expect(limits.message('ann@example.com', 'signup')).toBeNull();
    expect(limits.message('bob@example.com')).toBeNull();
    limits.pass(RESEND_WAIT_SECONDS * SECOND);
    expect(limits.message('ann@example.com')).toBeNull();
  });

  test('U1 a phone number gets the error code for text messages', () => {
    const limits = limitsOn();
    limits.message('15550100');
    expect(limits.message('15550100')).toMatchObject({ code: 'over_sms_send_rate_limit' });
  });

  test('U1 RESEND_WAIT=0 lets every message through', () => {
    const limits = createRateLimits(null, 0, () => new Date(0));
    for (let i = 0; i < 3; i += 1) limits.waitForAddress('ann@example.com', 'recovery');
  });
});

describe('a flood of new addresses', () => {
  const SIZE = { burst: 2, interval: SECOND };

  test('U1 evicts one-time clients and keeps regular ones', () => {
    const buckets = createTokenBuckets(8);
    for (const key of ['once', 'often']) {
      buckets.take(key, SIZE, 0);
      buckets.take(key, SIZE, 0);
      expect(buckets.take(key, SIZE, 0)).toBe(SECOND);
    }
    for (let i = 0; i < 1000; i += 1) {
      expect(buckets.take('often', SIZE, 0)).toBe(SECOND);
      buckets.take(`flood ${i}`, SIZE, 0);
    }
    expect(buckets.take('once', SIZE, 0)).toBe(0);
  });
});
