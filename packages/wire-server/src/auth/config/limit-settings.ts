/** Rate limits per client of the auth service. */
import type { SettingsReader } from '../../system/settings-reader.ts';

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
