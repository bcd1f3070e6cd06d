/** Second factors as the auth service stores them, in auth_service.factors; SQL only, no rules. */
import type { Row, Transaction } from '../../db/driver.ts';

export const FACTOR_TYPES = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** The public key of an authenticator's credential. */
export interface StoredCredential {
  /** Both base64url. */
  readonly id: string;
  readonly publicKey: string;
  /** Last known signature count; a lower one next time reveals a cloned key. */
  readonly counter: number;
  /** How browsers reach it: 'usb', 'nfc', 'internal', … */
  readonly transports: readonly string[];
}

export interface Factor {
  readonly id: string;
  readonly userId: string;
  readonly type: FactorType;
  /** Whether its owner has proved possession; until then it protects nothing. */
  readonly verified: boolean;
  readonly friendlyName: string | null;
  /** Base32. */
  readonly totpSecret: string | null;
  /** The last TOTP step that was accepted. */
  readonly totpLastStep: number | null;
  /** Digits only, country code first. */
  readonly phone: string | null;
  readonly credential: StoredCredential | null;
}

function toFactor(row: Row): Factor {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    type: row.factor_type as FactorType,
    verified: row.status === 'verified',
    friendlyName: row.friendly_name as string | null,
    totpSecret: row.totp_secret as string | null,
    totpLastStep: row.totp_last_step === null ? null : Number(row.totp_last_step),
    phone: row.phone as string | null,
    credential: row.webauthn_credential as StoredCredential | null,
  };
}

export interface NewFactor {
  readonly userId: string;
  readonly type: FactorType;
  readonly friendlyName: string | null;
  readonly totpSecret?: string;
  readonly phone?: string;
}

/** What a correct answer updates on its factor. */
export interface FactorProof {
  readonly totpLastStep?: number;
  readonly credential?: StoredCredential;
}

export async function factorsOf(tx: Transaction, userId: string): Promise<Factor[]> {
  const rows = await tx.query(
    'select * from auth_service.factors where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows.map(toFactor);
}

/** The factor, if it is this user's; locks it until the transaction ends. */
export async function lockFactor(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<Factor | null> {
  const [row] = await tx.query(
    'select * from auth_service.factors where id = $1 and user_id = $2 for update',
    [id, userId],
  );
  return row === undefined ? null : toFactor(row);
}

export async function insertFactor(tx: Transaction, factor: NewFactor, now: Date): Promise<Factor> {
  const [row] = await tx.query(
    `insert into auth_service.factors
       (user_id, factor_type, friendly_name, totp_secret, phone, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning *`,
    [
      factor.userId,
      factor.type,
      factor.friendlyName,
      factor.totpSecret ?? null,
      factor.phone ?? null,
      now.toISOString(),
    ],
  );
  return toFactor(row as Row);
}

/** Records that the owner has proved possession of the factor. */
export async function proveFactor(
  tx: Transaction,
  id: string,
  { totpLastStep, credential }: FactorProof,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth_service.factors set status = 'verified', updated_at = $2,
       totp_last_step = coalesce($3, totp_last_step),
       webauthn_credential = coalesce($4, webauthn_credential)
     where id = $1`,
    [
      id,
      now.toISOString(),
      totpLastStep === undefined ? null : String(totpLastStep),
      credential === undefined ? null : JSON.stringify(credential),
    ],
  );
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth_service.factors where id = $1', [id]);
}

/** Deletes the user's unverified factors created by `before` and never challenged. */
export async function deleteAbandonedFactors(
  tx: Transaction,
  userId: string,
  before: Date,
): Promise<void> {
  await tx.query(
    `delete from auth_service.factors where user_id = $1 and status = 'unverified'
       and last_challenged_at is null and created_at <= $2`,
    [userId, before.toISOString()],
  );
}

/** Deletes the user's unverified factors of one type; given a phone, only of that number. */
export async function deleteUnverifiedFactors(
  tx: Transaction,
  userId: string,
  type: FactorType,
  phone: string | null = null,
): Promise<void> {
  await tx.query(
    `delete from auth_service.factors where user_id = $1 and status = 'unverified'
       and factor_type = $2 and ($3::text is null or phone = $3)`,
    [userId, type, phone],
  );
}
