/**
 * How long, from where and how often a challenge may be answered, and auth_service.factor_challenges, which stores them.
 * Wrong answers are counted too, since an attacker with the password and many IP addresses evades the limit per address.
 */
import type { Row, Transaction } from '../../db/driver.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { addSeconds } from '../protocol/wire-values.ts';

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

export interface Challenge {
  readonly id: string;
  /** The requesting address; only it may answer. */
  readonly clientAddress: string;
  /** Of the code in a text message. */
  readonly codeHash: string | null;
  readonly webauthn: WebauthnChallenge | null;
  readonly wrongTries: number;
  readonly expiresAt: Date;
  /** When it was answered. */
  readonly verifiedAt: Date | null;
}

/** The site that a security key is for. */
export interface RelyingParty {
  /** The domain a key is bound to. */
  readonly id: string;
  /** Origins that may answer. */
  readonly origins: readonly string[];
}

/** A challenge to an authenticator, and its site. */
export interface WebauthnChallenge extends RelyingParty {
  /** base64url. */
  readonly challenge: string;
}

/** What a challenge stores besides its address and times. */
export interface ChallengeSecret {
  readonly codeHash?: string;
  readonly webauthn?: WebauthnChallenge;
}

export async function insertChallenge(
  tx: Transaction,
  factorId: string,
  clientAddress: string,
  secret: ChallengeSecret,
  now: Date,
  expiresAt: Date,
): Promise<Challenge> {
  const [row] = await tx.query(
    `insert into auth_service.factor_challenges
       (factor_id, client_address, code_hash, webauthn_challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning *`,
    [
      factorId,
      clientAddress,
      secret.codeHash ?? null,
      secret.webauthn === undefined ? null : JSON.stringify(secret.webauthn),
      now.toISOString(),
      expiresAt.toISOString(),
    ],
  );
  await tx.query('update auth_service.factors set last_challenged_at = $2 where id = $1', [
    factorId,
    now.toISOString(),
  ]);
  return toChallenge(row as Row);
}

/** The challenge, if it is for this factor. */
export async function findChallenge(
  tx: Transaction,
  factorId: string,
  id: string,
): Promise<Challenge | null> {
  const [row] = await tx.query(
    'select * from auth_service.factor_challenges where id = $1 and factor_id = $2',
    [id, factorId],
  );
  return row === undefined ? null : toChallenge(row);
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    'update auth_service.factor_challenges set wrong_tries = wrong_tries + 1 where id = $1',
    [id],
  );
}

export async function endChallenge(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query('update auth_service.factor_challenges set verified_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
}

/** The number of wrong answers to those of the factor's challenges that were created after `since`. */
async function wrongTriesSince(tx: Transaction, factorId: string, since: Date): Promise<number> {
  const [row] = await tx.query(
    `select coalesce(sum(wrong_tries), 0) as tries from auth_service.factor_challenges
     where factor_id = $1 and created_at > $2`,
    [factorId, since.toISOString()],
  );
  return Number(row?.tries);
}

export async function deleteChallengesBefore(
  tx: Transaction,
  factorId: string,
  before: Date,
): Promise<void> {
  await tx.query(
    'delete from auth_service.factor_challenges where factor_id = $1 and created_at <= $2',
    [factorId, before.toISOString()],
  );
}

function toChallenge(row: Row): Challenge {
  return {
    id: String(row.id),
    clientAddress: String(row.client_address),
    codeHash: row.code_hash as string | null,
    webauthn: row.webauthn_challenge as WebauthnChallenge | null,
    wrongTries: Number(row.wrong_tries),
    expiresAt: row.expires_at as Date,
    verifiedAt: row.verified_at as Date | null,
  };
}
