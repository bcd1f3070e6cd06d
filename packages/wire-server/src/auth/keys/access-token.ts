/**
 * Access tokens: signs and verifies them with the keys of the ring, and checks what one allows; shared by /auth and
 * /rest. Of the keys, one signs, all verify, and only their public halves are published.
 */
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { AuthError } from '../protocol/auth-errors.ts';
import { MS_PER_SECOND } from '../protocol/wire-values.ts';
import { AUTHENTICATED } from '../users/present-user.ts';

/** How much two clocks may differ. */
export const CLOCK_SKEW_SECONDS = 30;
/** The only algorithms a token may name: asymmetric, so that no public key can pass for a secret. */
const ALGORITHMS = ['ES256', 'RS256'];

export interface KeyRing {
  /** The public keys, as served at /.well-known/jwks.json. */
  readonly jwks: JSONWebKeySet;
  /** Signs with the first key; the header carries its kid and algorithm. */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * Checks signature, kid, algorithm, exp, nbf and iat; other claims are up to the caller.
   * @throws {errors.JOSEError} JWTExpired, JWTClaimValidationFailed, or another for a token not ours.
   */
  verify(token: string, now: Date): Promise<VerifiedToken>;
}

interface VerifiedToken {
  readonly claims: JWTPayload;
  /** Whether the key that signed it signs no more. */
  readonly isRetired: boolean;
}

/** A private key with the id that its tokens name. */
type NamedKey = JWK & { readonly kid: string };

/**
 * `keys` are private JWKs; the first signs, the others are retired. Without any, it signs and verifies nothing.
 * @throws {Error} when a key cannot verify its own signature.
 */
export async function createKeyRing(keys: readonly NamedKey[]): Promise<KeyRing> {
  const signers = await Promise.all(keys.map(createSigner));
  const ring = createRing(signers[0] ?? signNothing, { keys: keys.map(publicHalf) });
  const now = new Date();
  for (const signer of signers) await ring.verify(await signer({}), now);
  return ring;
}

type Sign = KeyRing['sign'];

/** A restart cannot help: every key has been revoked. */
const signNothing: Sign = async () => {
  throw new AuthError(503, 'unexpected_failure', 'The server has no valid signing key');
};

async function createSigner(key: NamedKey): Promise<Sign> {
  const alg = algorithmOf(key);
  const header = { alg, kid: key.kid, typ: 'JWT' };
  const privateKey = await importJWK(privateHalf(key), alg);
  return (claims) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
}

function createRing(sign: Sign, jwks: JSONWebKeySet): KeyRing {
  const findKey = createLocalJWKSet(jwks);
  return {
    jwks,
    sign,
    async verify(token, now) {
      const { payload, protectedHeader } = await jwtVerify(
        token,
        (protectedHeader, jws) => {
          // Without a kid, jose would match by algorithm.
          if (protectedHeader.kid === undefined) throw new errors.JWKSNoMatchingKey();
          return findKey(protectedHeader, jws);
        },
        { algorithms: ALGORITHMS, clockTolerance: CLOCK_SKEW_SECONDS, currentDate: now },
      );
      refuseFuture(payload, now);
      return { claims: payload, isRetired: protectedHeader.kid !== jwks.keys[0]?.kid };
    },
  };
}

/** jose checks iat only if a maximum age is given. */
function refuseFuture(payload: JWTPayload, now: Date): void {
  if (payload.iat === undefined) return;
  if (payload.iat > now.getTime() / MS_PER_SECOND + CLOCK_SKEW_SECONDS) {
    throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat');
  }
}

/** A key without kid gets its thumbprint. */
export async function withKid(key: JWK): Promise<NamedKey> {
  return { ...key, kid: key.kid ?? (await calculateJwkThumbprint(key)) };
}

function algorithmOf({ kty }: JWK): string {
  return kty === 'EC' ? 'ES256' : 'RS256';
}

/** Key parameters only: other members, above all key_ops, may prevent its import. */
function privateHalf({ kty, crv, x, y, n, e, d, p, q, dp, dq, qi }: JWK): JWK {
  return (kty === 'EC' ? { kty, crv, x, y, d } : { kty, n, e, d, p, q, dp, dq, qi }) as JWK;
}

/** An explicit list of members, so that everything else stays private. */
function publicHalf(key: JWK): JWK {
  const { kty, kid, crv, x, y, n, e } = key;
  const shape = kty === 'EC' ? { crv, x, y } : { n, e };
  return { kty, kid, alg: algorithmOf(key), use: 'sig', key_ops: ['verify'], ...shape } as JWK;
}

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
    return { ok: false, failure: failureOf(error) };
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

function failureOf(error: errors.JOSEError): TokenFailure {
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
