/** Checks whether a bearer token is ours and what it allows; shared by /auth and /rest. */
import { errors, type JWTPayload } from 'jose';
import { AUTHENTICATED } from '../users/present-user.ts';
import type { KeyRing } from './key-ring.ts';

/** Roles a token signed by us may carry. supabase_admin reaches the admin API only. */
const TOKEN_ROLES = ['anon', AUTHENTICATED, 'service_role', 'supabase_admin'] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];

export type CheckedToken =
  | { readonly ok: true; readonly role: TokenRole; readonly claims: JWTPayload }
  | { readonly ok: false; readonly failure: TokenFailure };

/** 'undecodable': not our token. 'claims': ours, but expired or with invalid claims. */
interface TokenFailure {
  readonly kind: 'undecodable' | 'claims';
  readonly message: string;
}

/**
 * A user's token must have an expiry. A token without one is a key that the operator signed with our
 * private key, for a role other than a user's. A retired key vouches only for users' tokens.
 */
export async function checkAccessToken(
  keys: KeyRing,
  token: string,
  now: Date,
): Promise<CheckedToken> {
  let claims: JWTPayload;
  let isRetired: boolean;
  try {
    ({ claims, isRetired } = await keys.verify(token, now));
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return { ok: false, failure: explain(error) };
  }
  const role = TOKEN_ROLES.find((allowed) => allowed === claims.role);
  if (role === undefined) return refused('The role of the JWT is not allowed');
  if (isRetired && role !== AUTHENTICATED) return { ok: false, failure: NO_SUITABLE_KEY };
  if (role === AUTHENTICATED && claims.exp === undefined) return refused('The JWT has no exp');
  if (![claims.aud ?? AUTHENTICATED].flat().includes(AUTHENTICATED)) {
    return refused('JWT not in audience');
  }
  return { ok: true, role, claims };
}

const NO_SUITABLE_KEY: TokenFailure = {
  kind: 'undecodable',
  message: 'No suitable key or wrong key type',
};

function refused(message: string): CheckedToken {
  return { ok: false, failure: { kind: 'claims', message } };
}

function explain(error: errors.JOSEError): TokenFailure {
  if (error instanceof errors.JWTExpired) return { kind: 'claims', message: 'JWT expired' };
  if (error instanceof errors.JWTClaimValidationFailed) {
    return { kind: 'claims', message: `JWT claim not valid: ${error.claim}` };
  }
  if (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWSSignatureVerificationFailed
  ) {
    return NO_SUITABLE_KEY;
  }
  return { kind: 'undecodable', message: 'The JWT cannot be decoded' };
}
