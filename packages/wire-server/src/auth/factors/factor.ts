/** A second factor as the auth service stores one, and its row. */
import type { Row } from '../../db/driver.ts';

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

export function toFactor(row: Row): Factor {
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
