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
  verify(token: string, now: Date): Promise<JWTPayload>;
}

/**
 * `keys` are private JWKs, the signing one first; a key without kid gets its thumbprint.
 * @throws {Error} when a key cannot verify its own signature.
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
          // Without a kid, jose would match by algorithm.
          if (protectedHeader.kid === undefined) throw new errors.JWKSNoMatchingKey();
          return findKey(protectedHeader, jws);
        },
        { algorithms: ALGORITHMS, clockTolerance: CLOCK_SKEW_SECONDS, currentDate: now },
      );
      refuseFuture(payload, now);
      return payload;
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

async function withKid(key: JWK): Promise<JWK> {
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
