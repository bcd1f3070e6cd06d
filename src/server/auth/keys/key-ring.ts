/** The keys that sign and verify access tokens: one signs, all verify, only their public halves are shown. */
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
import { MILLISECONDS } from '../time.ts';

/** Seconds two clocks may differ (wire page). */
export const CLOCK_SKEW = 30;
/** The only algorithms a token may name: asymmetric, so that no public key can pass for a secret. */
const ALGORITHMS = ['ES256', 'RS256'];

export interface KeyRing {
  /** The public halves, as /.well-known/jwks.json answers them. */
  readonly jwks: JSONWebKeySet;
  /** Signs with the first key, whose kid and algorithm stand in the header. */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * Checks signature, kid, algorithm, exp, nbf and iat; what the claims mean is for the caller.
   * @throws {errors.JOSEError} JWTExpired, JWTClaimValidationFailed, or another for a token not ours.
   */
  verify(token: string, now: Date): Promise<JWTPayload>;
}

/**
 * `keys` are private JWKs, the signing one first; a key without kid gets its thumbprint.
 * @throws {Error} when one of them does not sign what it verifies.
 */
export async function createKeyRing(keys: readonly JWK[]): Promise<KeyRing> {
  const named = await Promise.all(keys.map(withKid));
  const signers = await Promise.all(named.map(createSigner));
  const [sign] = signers;
  if (sign === undefined) throw new Error('there is no key');
  const ring = createRing(sign, { keys: named.map(publicHalf) });
  const now = new Date();
  for (const signer of signers) await ring.verify(await signer({}), now);
  return ring;
}

type Sign = KeyRing['sign'];

async function createSigner(key: JWK): Promise<Sign> {
  const alg = algorithmOf(key);
  const header = { alg, kid: key.kid ?? '', typ: 'JWT' };
  const privateKey = await importJWK(privateHalf(key), alg);
  return (claims) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
}

function createRing(sign: Sign, jwks: JSONWebKeySet): KeyRing {
  const findKey = createLocalJWKSet(jwks);
  return {
    jwks,
    sign,
    async verify(token, now) {
      const { payload } = await jwtVerify(
        token,
        (protectedHeader, jws) => {
          // Without a kid, jose would try every key that fits.
          if (protectedHeader.kid === undefined) throw new errors.JWKSNoMatchingKey();
          return findKey(protectedHeader, jws);
        },
        { algorithms: ALGORITHMS, clockTolerance: CLOCK_SKEW, currentDate: now },
      );
      refuseFuture(payload, now);
      return payload;
    },
  };
}

/** jose looks at iat only where a greatest age is asked for. */
function refuseFuture(payload: JWTPayload, now: Date): void {
  if (payload.iat === undefined) return;
  if (payload.iat > now.getTime() / MILLISECONDS + CLOCK_SKEW) {
    throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat');
  }
}

async function withKid(key: JWK): Promise<JWK> {
  return { ...key, kid: key.kid ?? (await calculateJwkThumbprint(key)) };
}

function algorithmOf({ kty }: JWK): string {
  return kty === 'EC' ? 'ES256' : 'RS256';
}

/** The numbers alone: what else a key says of its use, key_ops above all, may keep it from being read. */
function privateHalf({ kty, crv, x, y, n, e, d, p, q, dp, dq, qi }: JWK): JWK {
  return (kty === 'EC' ? { kty, crv, x, y, d } : { kty, n, e, d, p, q, dp, dq, qi }) as JWK;
}

/** Named member by member: what is not named here stays private. */
function publicHalf(key: JWK): JWK {
  const { kty, kid, crv, x, y, n, e } = key;
  const shape = kty === 'EC' ? { crv, x, y } : { n, e };
  return { kty, kid, alg: algorithmOf(key), use: 'sig', key_ops: ['verify'], ...shape } as JWK;
}
