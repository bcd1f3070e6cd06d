/** The keys of a server under test, known to the tests so that they can sign tokens. */
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';

const RSA_BITS = 2048;

export interface OperatorKeys {
  /** A private JWK for RS256 with its kid, in the format of JWT_KEYS. */
  readonly jwk: JsonWebKey & { readonly kid?: string };
  /** `sb_secret_…` */
  readonly serviceKey: string;
}

/** New keys for each call, since the client library caches public keys by kid across servers. */
export function makeOperatorKeys(): OperatorKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
  return {
    jwk: { ...privateKey.export({ format: 'jwk' }), kid: crypto.randomUUID(), alg: 'RS256' },
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
}

/** A token signed with the operator's key; `header` extends or replaces alg and kid. */
export function signToken(
  { jwk }: OperatorKeys,
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '', ...header })
    .sign(createPrivateKey({ key: jwk, format: 'jwk' }));
}
