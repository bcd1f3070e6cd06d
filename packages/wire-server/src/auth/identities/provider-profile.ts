/** A provider's data about a person, in the shape GoTrue stores. */
import { parseEmail } from '../contacts/contact-address.ts';
import { AuthError } from '../protocol/errors.ts';
import { type JsonObject, withoutNulls } from '../protocol/json-object.ts';

export interface ProviderProfile {
  /** The person's id at the provider, which never changes. */
  readonly id: string;
  /**
   * Lower case. Null unless the provider has verified the address: one that anyone can type in there
   * proves nothing here.
   */
  readonly verifiedEmail: string | null;
  /** For identity_data and user_metadata. */
  readonly data: JsonObject;
}

/** Longer claims are dropped, since every access token carries them. */
const MAX_CLAIM_CHARS = 500;
/** The claims kept as they are (OpenID Connect Core 5.1). */
const KEPT = [
  'name',
  'given_name',
  'family_name',
  'nickname',
  'preferred_username',
  'picture',
  'profile',
  'locale',
] as const;

/** Claims about a person; their types are unchecked. */
export type Claims = Readonly<Record<string, unknown>>;

/** @throws {TypeError} when the claims do not say who the person is */
export function toProfile(issuer: string, claims: Claims): ProviderProfile {
  const id = textClaim(claims, 'sub');
  if (id === null) throw new TypeError('the provider sent no usable id');
  const email = emailClaim(claims);
  const isVerified = email !== null && isTrue(claims.email_verified);
  return {
    id,
    verifiedEmail: isVerified ? email : null,
    data: withoutNulls({
      iss: issuer,
      sub: id,
      provider_id: id,
      email,
      email_verified: isVerified,
      phone_verified: false,
      ...Object.fromEntries(KEPT.map((claim) => [claim, textClaim(claims, claim)])),
      full_name: textClaim(claims, 'name'),
      avatar_url: textClaim(claims, 'picture'),
      user_name: textClaim(claims, 'preferred_username'),
    }),
  };
}

/** Null for anything but text that the database can hold. */
function textClaim(claims: Claims, name: string): string | null {
  const value = claims[name];
  const isUsable =
    typeof value === 'string' &&
    value !== '' &&
    value.length <= MAX_CLAIM_CHARS &&
    value.isWellFormed() &&
    !value.includes('\0');
  return isUsable ? value : null;
}

/** Null for an address we do not accept. */
function emailClaim(claims: Claims): string | null {
  const email = textClaim(claims, 'email');
  try {
    return email === null ? null : parseEmail(email);
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}

/** Some providers send flags as text. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}
