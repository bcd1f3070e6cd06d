/** Parses a ban's length as a Go duration: '24h', '1h30m', or 'none'. Pure. */
import { validationFailed } from '../protocol/errors.ts';

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
/** Go counts a duration's nanoseconds in 63 bits, about 292 years. */
const MAX_BAN_MS = 2 ** 63 / 1e6;

const PART = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|ms|s|m|h)/g;
const WHOLE = new RegExp(`^(?:${PART.source})+$`);

/** Milliseconds; 0 lifts a ban. @throws {AuthError} validation_failed */
export function parseBanDuration(text: string): number {
  if (text === 'none' || text === '0') return 0;
  // The micro sign and the Greek letter mu look the same.
  const plain = text.replaceAll('μ', 'µ');
  const length = WHOLE.test(plain) ? sumOf(plain) : Number.NaN;
  if (length <= MAX_BAN_MS) return length;
  throw validationFailed(
    `invalid format for ban duration: '${text}' is not a duration such as 24h`,
  );
}

function sumOf(text: string): number {
  let sum = 0;
  for (const [, count, unit] of text.matchAll(PART))
    sum += Number(count) * (UNIT_MS[unit ?? ''] ?? 0);
  return sum;
}
