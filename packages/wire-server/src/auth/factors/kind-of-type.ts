/** The kind of each type of factor, and whether the operator has enabled it. */
import type { AuthSettings } from '../config/auth-settings.ts';
import { AuthError, validationFailed } from '../protocol/errors.ts';
import { FACTOR_TYPES, type FactorType } from './factor.ts';
import type { FactorKind } from './factor-kind.ts';
import { phoneKind } from './phone-kind.ts';
import { totpKind } from './totp-kind.ts';
import { webauthnKind } from './webauthn-kind.ts';

export const KIND_OF_TYPE: Readonly<Record<FactorType, FactorKind>> = {
  totp: totpKind,
  phone: phoneKind,
  webauthn: webauthnKind,
};

/** @throws {AuthError} validation_failed */
export function parseFactorType(given: string | null): FactorType {
  const type = FACTOR_TYPES.find((known) => known === given);
  if (type === undefined) {
    throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  }
  return type;
}

/** @throws {AuthError} 422 mfa_totp_enroll_not_enabled, mfa_phone_verify_not_enabled, … */
export function requireEnabled(
  settings: AuthSettings,
  type: FactorType,
  step: 'enroll' | 'verify',
): void {
  if (settings.factors[type]) return;
  const { label } = KIND_OF_TYPE[type];
  throw new AuthError(
    422,
    `mfa_${type}_${step}_not_enabled`,
    `MFA ${step === 'enroll' ? 'enroll' : 'verification'} is disabled for ${label}`,
  );
}
