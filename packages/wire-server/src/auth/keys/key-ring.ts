/** The keys for access tokens: one signs, all verify, only their public halves are published. */
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
import { AuthError } from '../protocol/errors.ts';
import { MS_PER_SECOND } from '../protocol/time.ts';

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
export type NamedKey = JWK & { readonly kid: string };

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
