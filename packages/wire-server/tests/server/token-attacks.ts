/** Tokens an attacker would try, made from what an attacker can know: the public keys and valid tokens. */
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto';
import { decodeJwt } from 'jose';

type Claims = Readonly<Record<string, unknown>>;
type Header = Readonly<Record<string, unknown>>;

/** Size of an ES256 signature, in bytes. */
const ES256_SIGNATURE_BYTES = 64;
/** More than the allowed clock difference of 30. */
const MINUTE_SECONDS = 60;

interface TargetKeys {
  /** The service's private JWKs with their kid, for signing claims as the service does. */
  readonly rsa: JsonWebKey & { readonly kid: string };
  readonly ec: JsonWebKey & { readonly kid: string };
}

export function makeTargetKeys(): TargetKeys {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return {
    rsa: { ...rsa.export({ format: 'jwk' }), kid: 'rsa-key', alg: 'RS256' },
    ec: { ...ec.export({ format: 'jwk' }), kid: 'ec-key', alg: 'ES256' },
  };
}

/** @param honest a valid token of a user. @returns tokens that must all be refused. */
export function forgedTokens(keys: TargetKeys, honest: string): readonly [string, string][] {
  const claims = decodeJwt(honest);
  const [head = '', body = '', signature = ''] = honest.split('.');
  const publicRsa = createPublicKey(privateKey(keys.rsa));
  const publicEc = createPublicKey(privateKey(keys.ec));
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const strangersJwk = stranger.publicKey.export({ format: 'jwk' });
  const byStranger = (header: Header) => join(header, claims, rs256(stranger.privateKey));
  const rs = { alg: 'RS256', typ: 'JWT', kid: keys.rsa.kid };
  const es = { alg: 'ES256', typ: 'JWT', kid: keys.ec.kid };
  const publicJwk = { ...publicRsa.export({ format: 'jwk' }), kid: keys.rsa.kid };

  /** Values that a careless library would accept as an HMAC secret. */
  const secrets: [string, string | Buffer][] = [
    ['the public key as PEM', publicRsa.export({ format: 'pem', type: 'spki' })],
    [
      'the public key as PEM, trimmed',
      String(publicRsa.export({ format: 'pem', type: 'spki' })).trim(),
    ],
    ['the public key as PKCS #1', publicRsa.export({ format: 'pem', type: 'pkcs1' })],
    ['the public key as DER', publicRsa.export({ format: 'der', type: 'spki' })],
    ['the public key as a JWK', JSON.stringify(publicJwk)],
    ['the modulus as text', publicJwk.n ?? ''],
    ['the modulus as bytes', Buffer.from(publicJwk.n ?? '', 'base64url')],
    ['the EC public key as PEM', publicEc.export({ format: 'pem', type: 'spki' })],
    ['nothing', ''],
    ['a well-known word', 'secret'],
  ];

  return [
    ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg): [string, string][] => [
      [`alg '${alg}' without a signature`, join({ ...rs, alg }, claims, () => '')],
      [`alg '${alg}' with an honest signature`, join({ ...rs, alg }, claims, () => signature)],
    ]),
    ...secrets.map(([name, secret]): [string, string] => [
      `HS256 with ${name}`,
      join({ ...rs, alg: 'HS256' }, claims, hs('sha256', secret)),
    ]),
    [
      'HS512 with the public key',
      join({ ...rs, alg: 'HS512' }, claims, hs('sha512', secrets[0]?.[1] ?? '')),
    ],
    ['another RSA algorithm', join({ ...rs, alg: 'RS512' }, claims, rs256(privateKey(keys.rsa)))],
    [
      'an algorithm that is not text',
      join({ ...rs, alg: ['RS256'] }, claims, rs256(privateKey(keys.rsa))),
    ],
    [
      "the RSA key with the EC key's kid",
      join({ ...rs, kid: keys.ec.kid }, claims, rs256(privateKey(keys.rsa))),
    ],
    [
      "the EC key with the RSA key's kid",
      join({ ...es, kid: keys.rsa.kid }, claims, es256(privateKey(keys.ec))),
    ],
    [
      'an EC signature of zeros',
      join(es, claims, () => Buffer.alloc(ES256_SIGNATURE_BYTES).toString('base64url')),
    ],
    ['a foreign key with our kid', byStranger(rs)],
    ['an unknown kid', byStranger({ ...rs, kid: 'unknown' })],
    [
      'an unknown kid, signed by our key',
      join({ ...rs, kid: 'unknown' }, claims, rs256(privateKey(keys.rsa))),
    ],
    ['no kid, signed by our key', join({ alg: 'RS256' }, claims, rs256(privateKey(keys.rsa)))],
    ...[
      '../../../../../dev/null',
      `' union select 'x' --`,
      '',
      '__proto__',
      'rsa-key\0',
      7,
      null,
      {},
      ['rsa-key'],
    ].map((kid): [string, string] => [
      `the kid ${JSON.stringify(kid)}`,
      byStranger({ ...rs, kid }),
    ]),
    ['its own key in the header', byStranger({ ...rs, jwk: strangersJwk })],
    [
      'its own key and an unknown kid',
      byStranger({ ...rs, kid: 'own', jwk: { ...strangersJwk, kid: 'own' } }),
    ],
    ['its own key set', byStranger({ ...rs, jku: 'https://evil.example/jwks.json' })],
    [
      'its own certificate',
      byStranger({ ...rs, x5u: 'https://evil.example/cert.pem', x5c: ['AAAA'] }),
    ],
    [
      'a critical extension',
      join({ ...rs, crit: ['exp'], exp: 1 }, claims, rs256(privateKey(keys.rsa))),
    ],
    [
      'an unencoded payload',
      join({ ...rs, crit: ['b64'], b64: false }, claims, rs256(privateKey(keys.rsa))),
    ],
    [
      'extensions that are not a list',
      join({ ...rs, crit: 'exp' }, claims, rs256(privateKey(keys.rsa))),
    ],
    [
      'claims changed after signing',
      `${head}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
    ],
    ['a truncated signature', honest.slice(0, -4)],
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['four parts', `${honest}.${signature}`],
    ['five parts, as if encrypted', `${encode({ alg: 'dir', enc: 'A256GCM' })}....`],
    [
      'a header that is not an object',
      join([] as unknown as Header, claims, rs256(privateKey(keys.rsa))),
    ],
    ['a header that is not JSON', `${Buffer.from('{').toString('base64url')}.${body}.${signature}`],
    ['padding', `${head}==.${body}.${signature}`],
    ['a token twice', `${honest},${honest}`],
    ['words', 'undefined'],
    ['dots', '..'],
  ];
}

/** Tokens with invalid claims, signed with our own key as after a leak or an operator's mistake. */
export function wrongTokens({ rsa }: TargetKeys, honest: string): readonly [string, string][] {
  const { exp: _exp, ...endless } = decodeJwt(honest);
  const claims = decodeJwt(honest);
  const now = Math.floor(Date.now() / 1000);
  const signed = (changed: Claims, from: Claims = claims) =>
    join({ alg: 'RS256', kid: rsa.kid }, { ...from, ...changed }, rs256(privateKey(rsa)));
  return [
    ['no exp', signed({}, endless)],
    ['an exp in the past', signed({ exp: now - MINUTE_SECONDS })],
    ['an exp that is text', signed({ exp: `${now + MINUTE_SECONDS}` })],
    ['an exp that is null', signed({ exp: null })],
    ['an nbf in the future', signed({ nbf: now + 2 * MINUTE_SECONDS })],
    ['an iat in the future', signed({ iat: now + 2 * MINUTE_SECONDS })],
    ['an iat that is text', signed({ iat: 'yesterday' })],
    ['another audience', signed({ aud: 'elsewhere' })],
    ['no audience in a list', signed({ aud: [] })],
    ['an audience that is an object', signed({ aud: { authenticated: true } })],
    ...[
      'postgres',
      'auth_service',
      'authenticator',
      'pg_read_all_data',
      'none',
      '',
      'Authenticated',
      'service_role; reset role',
    ].map((role): [string, string] => [`the role '${role}'`, signed({ role })]),
    ['a role in a list', signed({ role: ['service_role'] })],
    ['no role', signed({ role: undefined })],
    ['a payload that is a list', `${encode({ alg: 'RS256', kid: rsa.kid })}.${encode([])}.AA`],
  ];
}

function privateKey(jwk: JsonWebKey): KeyObject {
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

type Signer = (input: string) => string;

const rs256 =
  (key: KeyObject): Signer =>
  (input) =>
    sign('sha256', Buffer.from(input), key).toString('base64url');

const es256 =
  (key: KeyObject): Signer =>
  (input) =>
    sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

const hs =
  (hash: string, secret: string | Buffer): Signer =>
  (input) =>
    createHmac(hash, secret).update(input).digest('base64url');

function join(header: Header, claims: Claims, signer: Signer): string {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signer(input)}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
