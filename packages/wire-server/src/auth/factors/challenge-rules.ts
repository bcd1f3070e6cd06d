/**
 * How long, from where and how often a challenge may be answered. Wrong answers are counted
 * too, since an attacker with the password and many IP addresses evades the limit per address.
 */
import type { Transaction } from '../../db/driver.ts';
import { AuthError } from '../protocol/errors.ts';
import { addSeconds } from '../protocol/time.ts';
import { type Challenge, wrongTriesSince } from './challenges-table.ts';

/** How long a challenge can be answered. */
export const CHALLENGE_LIFETIME_SECONDS = 300;
/** Wrong answers that end a challenge. */
const TRIES_PER_CHALLENGE = 5;
/** Wrong answers allowed per factor and window: at most 960 a day, so a chance of 0.3 %. */
const TRIES_PER_FACTOR = 10;
/** Three challenge lifetimes. */
const TRIES_WINDOW_SECONDS = 900;

/** When a challenge created now expires. */
export function endOfChallenge(now: Date): Date {
  return addSeconds(now, CHALLENGE_LIFETIME_SECONDS);
}

/** Wrong answers to challenges made before this no longer count. */
export function triesCountedSince(now: Date): Date {
  return addSeconds(now, -TRIES_WINDOW_SECONDS);
}

/**
 * A challenge can be answered once, in time, after few wrong tries, from the requesting address.
 * @throws {AuthError} 422 mfa_ip_address_mismatch, mfa_challenge_expired
 */
export function refuseUnanswerable(challenge: Challenge, clientAddress: string, now: Date): void {
  if (challenge.clientAddress !== clientAddress) {
    throw new AuthError(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    );
  }
  const triedOut = challenge.wrongTries >= TRIES_PER_CHALLENGE;
  if (challenge.verifiedAt !== null || challenge.expiresAt <= now || triedOut) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}

/** @throws {AuthError} 429 over_request_rate_limit */
export async function refuseTooManyTries(
  tx: Transaction,
  factorId: string,
  now: Date,
): Promise<void> {
  if ((await wrongTriesSince(tx, factorId, triesCountedSince(now))) < TRIES_PER_FACTOR) return;
  throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes, wait a few minutes', {
    headers: { 'Retry-After': String(TRIES_WINDOW_SECONDS) },
  });
}
