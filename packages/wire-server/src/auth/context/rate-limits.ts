/**
 * Enforces each client's allowance, and a pause between messages to the same address. All servers on a database count
 * together.
 */
import type { Allowances } from '../../db/allowances.ts';
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
  take(kind: Limited, clientAddress: string): Promise<void>;
  /**
   * Counts one message to a mail address or phone number; messages of another purpose do not wait
   * for it. Call it whether or not the address has an account: otherwise the refusal would leak it.
   * @throws {AuthError} 429 over_email_send_rate_limit, over_sms_send_rate_limit
   */
  waitForAddress(address: string, purpose: string): Promise<void>;
}

/**
 * `resendWait` in seconds; 0 disables the pause. LIMITS=off does not.
 * @param allowances @throws {DatabaseUnavailable} while the database is not open.
 */
export function createRateLimits(
  settings: LimitSettings,
  resendWait: number,
  allowances: () => Allowances,
  now: () => Date,
): RateLimits {
  return {
    async take(kind, clientAddress) {
      if (settings === null) return;
      const { requests, seconds, burst } = settings[kind];
      const costMs = Math.ceil((seconds * MS_PER_SECOND) / requests);
      const key = `${kind} ${networkOf(clientAddress)}`;
      const taking = { key, costMs, allowanceMs: burst * costMs, debtMs: 0 };
      const wait = await allowances().take(taking, now().getTime());
      if (wait > 0) throw tooManyError(REFUSALS[kind] ?? TOO_MANY_REQUESTS, wait);
    },
    async waitForAddress(address, purpose) {
      if (resendWait === 0) return;
      const costMs = resendWait * MS_PER_SECOND;
      const taking = {
        key: `message ${purpose} ${address}`,
        costMs,
        allowanceMs: costMs,
        debtMs: 0,
      };
      const wait = await allowances().take(taking, now().getTime());
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
