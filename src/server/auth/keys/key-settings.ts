/** Settings of the keys that sign access tokens, and of the operator's key. */
import type { JWK } from 'jose';
import type { SettingsReader } from '../../settings-reader.ts';

export const SIGNING_ALGORITHMS = ['es256', 'rs256'] as const;
export type SigningAlgorithm = 'ES256' | 'RS256';

/** Begins the operator's key, so that a leaked one is found by scanners. */
export const SERVICE_KEY_PREFIX = 'sb_secret_';
/** Characters after the prefix: enough that guessing is hopeless even for a key made by hand. */
const SERVICE_KEY_MIN = 20;

export interface KeySettings {
  /** Private keys brought by the operator: the first signs, all verify. Empty: the server keeps its own. */
  readonly imported: readonly JWK[];
  /** The kind of key the first start makes. */
  readonly algorithm: SigningAlgorithm;
  /** The operator's `sb_secret_…`; null: the first start makes one. */
  readonly serviceKey: string | null;
}

export function readKeySettings(read: SettingsReader): KeySettings {
  const algorithm = read.oneOf('SIGNING_ALGORITHM', 'es256', SIGNING_ALGORITHMS);
  return {
    imported: readJwks(read),
    algorithm: algorithm === 'es256' ? 'ES256' : 'RS256',
    serviceKey: readServiceKey(read),
  };
}

/** JWT_KEYS is one private JWK, an array of them, or a key set. Its value is never repeated. */
function readJwks(read: SettingsReader): JWK[] {
  const given = read.text('JWT_KEYS');
  if (given === null) return [];
  const keys = parseJwks(given);
  if (keys?.every(isPrivateSigningKey)) return keys;
  read.refuse(
    'JWT_KEYS is no list of private keys: set it to a JSON array of private JWKs for ES256 or RS256; the first one signs.',
  );
  return [];
}

function parseJwks(json: string): JWK[] | null {
  try {
    const value = JSON.parse(json);
    const keys = Array.isArray(value) ? value : (value.keys ?? [value]);
    return Array.isArray(keys) && keys.length > 0 ? keys : null;
  } catch {
    return null;
  }
}

function isPrivateSigningKey(key: unknown): key is JWK {
  if (typeof key !== 'object' || key === null) return false;
  const { kty, crv, d, alg } = key as JWK;
  if (typeof d !== 'string') return false;
  if (kty === 'EC') return crv === 'P-256' && (alg ?? 'ES256') === 'ES256';
  return kty === 'RSA' && (alg ?? 'RS256') === 'RS256';
}

function readServiceKey(read: SettingsReader): string | null {
  const given = read.text('SERVICE_KEY');
  if (given === null) return null;
  if (given.startsWith(SERVICE_KEY_PREFIX) && given.length >= SERVICE_KEY_PREFIX.length + SERVICE_KEY_MIN) {
    return given;
  }
  read.refuse(
    `SERVICE_KEY is no key: set it to ${SERVICE_KEY_PREFIX} and at least ${SERVICE_KEY_MIN} random characters, or leave it out and the first start makes one.`,
  );
  return null;
}
