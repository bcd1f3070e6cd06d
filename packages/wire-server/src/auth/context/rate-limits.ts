/** Enforces each client's allowance, and a pause between messages to the same address. */
import { networkOf } from '../../http/client-address.ts';
import type { Limited, LimitSettings } from '../config/limit-settings.ts';
import { channelOf } from '../protocol/channel.ts';
import { AuthError } from '../protocol/errors.ts';
import { MS_PER_SECOND } from '../protocol/time.ts';

export interface RateLimits {
  /**
   * Counts one request of this kind against the client's network.
   * @throws {AuthError} 429 over_request_rate_limit; for 'mail' and 'sms' over_email_send_rate_limit
   *   and over_sms_send_rate_limit
   */
  take(kind: Limited, clientAddress: string): void;
  /**
   * Counts one message to a mail address or phone number; messages of another purpose do not wait
   * for it. Call it whether or not the address has an account: otherwise the refusal would leak it.
   * @throws {AuthError} 429 over_email_send_rate_limit, over_sms_send_rate_limit
   */
  waitForAddress(address: string, purpose: string): void;
}

/** `resendWait` in seconds; 0 disables the pause. LIMITS=off does not. */
export function createRateLimits(
  settings: LimitSettings,
  resendWait: number,
  now: () => Date,
): RateLimits {
  const clients = createTokenBuckets();
  const addresses = createTokenBuckets();
  return {
    take(kind, clientAddress) {
      if (settings === null) return;
      const { requests, seconds, burst } = settings[kind];
      const interval = Math.ceil((seconds * MS_PER_SECOND) / requests);
      const key = `${kind} ${networkOf(clientAddress)}`;
      const wait = clients.take(key, { burst, interval }, now().getTime());
      if (wait > 0) throw tooManyError(REFUSALS[kind] ?? TOO_MANY_REQUESTS, wait);
    },
    waitForAddress(address, purpose) {
      const size = { burst: 1, interval: resendWait * MS_PER_SECOND };
      const wait = addresses.take(`${purpose} ${address}`, size, now().getTime());
      if (wait === 0) return;
      const seconds = Math.ceil(wait / MS_PER_SECOND);
      const { code } = channelOf(address) === 'email' ? TOO_MANY_MAILS : TOO_MANY_SMS;
      const message = `For security purposes, you can only request this after ${seconds} seconds.`;
      throw tooManyError({ code, message }, wait);
    },
  };
}

interface Refusal {
  readonly code: string;
  readonly message: string;
}

const TOO_MANY_REQUESTS: Refusal = {
  code: 'over_request_rate_limit',
  message: 'Request rate limit reached',
};
const TOO_MANY_MAILS: Refusal = {
  code: 'over_email_send_rate_limit',
  message: 'email rate limit exceeded',
};
const TOO_MANY_SMS: Refusal = {
  code: 'over_sms_send_rate_limit',
  message: 'SMS rate limit exceeded',
};

const REFUSALS: Partial<Record<Limited, Refusal>> = { mail: TOO_MANY_MAILS, sms: TOO_MANY_SMS };

/** `wait` in milliseconds. */
export function tooManyError({ code, message }: Refusal, wait: number): AuthError {
  return new AuthError(429, code, message, {
    headers: { 'Retry-After': String(Math.ceil(wait / MS_PER_SECOND)) },
  });
}

/** About 15 MB, and far more clients than one server has at a time. */
const MAX_BUCKETS = 100_000;

interface BucketSize {
  readonly burst: number;
  /** Milliseconds to regain one token; whole. */
  readonly interval: number;
}

/**
 * Token buckets, one per key: each holds `burst` tokens when full and gains one every interval. A bucket stores only
 * the time at which it will be full again. Buckets live in two halves: each use moves a bucket to the young half; when
 * that is full, it replaces the old one, which is dropped. So memory and time stay bounded under a flood of new
 * addresses, and regular clients stay known.
 */
interface TokenBuckets {
  /** Takes a token at time `now`; returns 0, or the milliseconds until one is available. */
  take(key: string, size: BucketSize, now: number): number;
}

export function createTokenBuckets(most: number = MAX_BUCKETS): TokenBuckets {
  let young = new Map<string, number>();
  let old: ReadonlyMap<string, number> = new Map();
  return {
    take(key, { burst, interval }, now) {
      const known = young.get(key) ?? old.get(key) ?? now;
      // Capped at a full refill, so that setting a fast clock back locks no one out.
      const full = Math.min(Math.max(known, now), now + burst * interval);
      const wait = Math.max(full - now - (burst - 1) * interval, 0);
      young.set(key, wait === 0 ? full + interval : full);
      if (young.size >= most / 2) {
        old = young;
        young = new Map();
      }
      return wait;
    },
  };
}
