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

/** Seconds two clocks may differ (wire page). */
const CLOCK_SKEW = 30;
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

/** `keys` are private JWKs, the signing one first; a key without kid gets its thumbprint. */
export async function createKeyRing(keys: readonly JWK[]): Promise<KeyRing> {
  const named = await Promise.all(keys.map(withKid));
  const [signing] = named;
  if (signing === undefined) throw new Error('a key ring needs a key');
  const signingKey = await importJWK(signing, algorithmOf(signing));
  const header = { alg: algorithmOf(signing), kid: signing.kid ?? '', typ: 'JWT' };
  const jwks = { keys: named.map(publicHalf) };
  const findKey = createLocalJWKSet(jwks);
  return {
    jwks,
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(signingKey),
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
  if (payload.iat > now.getTime() / 1000 + CLOCK_SKEW) {
    throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat');
  }
}

async function withKid(key: JWK): Promise<JWK> {
  return { ...key, kid: key.kid ?? (await calculateJwkThumbprint(key)) };
}

function algorithmOf({ kty }: JWK): string {
  return kty === 'EC' ? 'ES256' : 'RS256';
}

/** Named member by member: what is not named here stays private. */
function publicHalf(key: JWK): JWK {
  const { kty, kid, crv, x, y, n, e } = key;
  const shape = kty === 'EC' ? { crv, x, y } : { n, e };
  return { kty, kid, alg: algorithmOf(key), use: 'sig', key_ops: ['verify'], ...shape } as JWK;
}
