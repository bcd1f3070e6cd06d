/**
 * Each client's allowance of requests, by kind and as configured, and a pause between messages to the same address. All
 * servers on a database count together.
 */
import type { Allowances } from '../../db/allowances.ts';
import { networkOf } from '../../http/client-address.ts';
import type { SettingsReader } from '../../system/settings-reader.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { channelOf } from '../protocol/contact-address.ts';
import { MS_PER_SECOND } from '../protocol/wire-values.ts';

const MINUTE_SECONDS = 60;
const FIVE_MINUTES_SECONDS = 300;
const HOUR_SECONDS = 3600;

/** Requests one client may make at once, as on a Supabase project. */
const DEFAULT_BURST = 30;
/**
 * Fifty users behind one address, with twenty tabs each, may wake up at once, three times in five
 * minutes: a 429 there would sign honest people out. A refresh token has 256 bits, so this limit
 * only keeps one client from monopolizing the server.
 */
const REFRESH_REQUESTS = 3000;
/** More than any setting needs: one request every three milliseconds. */
const MAX_REQUESTS = 100_000;

/** Requests per period in seconds, for each kind of request counted separately. */
const DEFAULTS = {
  password: { requests: 150, seconds: FIVE_MINUTES_SECONDS },
  refresh: { requests: REFRESH_REQUESTS, seconds: FIVE_MINUTES_SECONDS },
  verify: { requests: 30, seconds: FIVE_MINUTES_SECONDS },
  signup: { requests: 30, seconds: FIVE_MINUTES_SECONDS },
  otp: { requests: 30, seconds: FIVE_MINUTES_SECONDS },
  recover: { requests: 30, seconds: FIVE_MINUTES_SECONDS },
  resend: { requests: 30, seconds: FIVE_MINUTES_SECONDS },
  user: { requests: 30, seconds: FIVE_MINUTES_SECONDS },
  authorize: { requests: 150, seconds: FIVE_MINUTES_SECONDS },
  factors: { requests: 15, seconds: MINUTE_SECONDS },
  /** Messages sent at a client's request, in addition to the request's own limit. */
  mail: { requests: 30, seconds: HOUR_SECONDS },
  sms: { requests: 30, seconds: HOUR_SECONDS },
} as const;

export type Limited = keyof typeof DEFAULTS;
export const LIMITED = Object.keys(DEFAULTS) as readonly Limited[];

/** One client's limit: `burst` at once, then `requests` per `seconds`. */
interface Allowance {
  readonly requests: number;
  readonly seconds: number;
  readonly burst: number;
}

/** Null: nothing is limited (LIMITS=off). */
export type LimitSettings = Readonly<Record<Limited, Allowance>> | null;

/** LIMITS=on|off, LIMIT_BURST, and LIMIT_PASSWORD and so on: requests per that kind's period. */
export function readLimitSettings(read: SettingsReader): LimitSettings {
  const burst = read.whole('LIMIT_BURST', DEFAULT_BURST, 1, MAX_REQUESTS);
  const entries = LIMITED.map((kind): [Limited, Allowance] => {
    const { requests: usual, seconds } = DEFAULTS[kind];
    const requests = read.whole(`LIMIT_${kind.toUpperCase()}`, usual, 1, MAX_REQUESTS);
    return [kind, { requests, seconds, burst: kind === 'refresh' ? requests : burst }];
  });
  if (!read.onOff('LIMITS', true)) return null;
  return Object.fromEntries(entries) as Record<Limited, Allowance>;
}

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
