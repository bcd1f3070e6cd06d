/** The keys a server under test is started with: fixed, so that tests sign tokens of their own. */
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';

const RSA_BITS = 2048;

export interface OperatorKeys {
  /** A private JWK for RS256 with its kid, as JWT_KEYS takes it. */
  readonly jwk: JsonWebKey & { readonly kid?: string };
  /** `sb_secret_…` */
  readonly serviceKey: string;
}

/** Other ones each time; the client library keeps public keys by their kid, whatever server they are of. */
export function makeOperatorKeys(): OperatorKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
  return {
    jwk: { ...privateKey.export({ format: 'jwk' }), kid: crypto.randomUUID(), alg: 'RS256' },
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
}

/** A token as the operator could sign one; `header` adds to alg and kid, or replaces them. */
export function signToken(
  { jwk }: OperatorKeys,
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '', ...header })
    .sign(createPrivateKey({ key: jwk, format: 'jwk' }));
}
