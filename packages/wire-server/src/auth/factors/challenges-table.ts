/** Stores challenges in auth_service.factor_challenges; SQL only, no rules. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { WebauthnChallenge } from './webauthn-ceremony.ts';

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
export async function wrongTriesSince(
  tx: Transaction,
  factorId: string,
  since: Date,
): Promise<number> {
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
