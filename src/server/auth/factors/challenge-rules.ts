/**
 * How often a factor may be answered wrongly. The limit by address does not hold somebody who has
 * the password and many addresses: six digits must not be tried a million times.
 */
import type { Transaction } from '../../db/driver.ts';
import { AuthError } from '../errors.ts';
import { type Challenge, wrongTriesSince } from './challenges-table.ts';

/** Wrong answers after which a challenge is over. */
const TRIES_PER_CHALLENGE = 5;
/** Wrong answers a factor takes within the window: at most 960 a day, so a chance of 0.3 %. */
const TRIES_PER_FACTOR = 10;
/** Seconds; three times a challenge's life. */
const WINDOW = 900;
const MILLISECONDS = 1000;

export function isTriedOut({ wrongTries }: Challenge): boolean {
  return wrongTries >= TRIES_PER_CHALLENGE;
}

/** Challenges made before this no longer count. */
export function triesCountedSince(now: Date): Date {
  return new Date(now.getTime() - WINDOW * MILLISECONDS);
}

/** @throws {AuthError} 429 over_request_rate_limit */
export async function refuseTooManyTries(
  tx: Transaction,
  factorId: string,
  now: Date,
): Promise<void> {
  if ((await wrongTriesSince(tx, factorId, triesCountedSince(now))) < TRIES_PER_FACTOR) return;
  throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes, wait a few minutes', {
    headers: { 'Retry-After': String(WINDOW) },
  });
}
