/** Settings of the keys that sign access tokens, of those tokens' lifetime, and of the operator's key. */
import type { JSONWebKeySet, JWK } from 'jose';
import type { SettingsReader } from '../../system/settings-reader.ts';

const SIGNING_ALGORITHMS = ['es256', 'rs256'] as const;
export type SigningAlgorithm = 'ES256' | 'RS256';

/** Prefix of the operator's key, so that secret scanners find a leaked one. */
export const SERVICE_KEY_PREFIX = 'sb_secret_';
/** After the prefix: makes guessing hopeless even for a handmade key. */
const MIN_SERVICE_KEY_CHARS = 20;

export interface KeySettings {
  /** Private keys from the operator: the first signs, all verify. Empty: the server keeps its own. */
  readonly imported: readonly JWK[];
  /** The kind of key created at the first start. */
  readonly algorithm: SigningAlgorithm;
  /** The operator's `sb_secret_…`; null: created at the first start. */
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

/** JWT_KEYS is one private JWK, an array of them, or a key set. Errors never repeat its value. */
function readJwks(read: SettingsReader): readonly JWK[] {
  const given = read.text('JWT_KEYS');
  if (given === null) return [];
  const keys = parseJwks(given);
  if (keys !== null) return keys;
  read.refuse(
    'JWT_KEYS is not a list of private keys: set it to a JSON array of private JWKs for ES256 or RS256; the first one signs.',
  );
  return [];
}

/** One private JWK, an array of them, or a key set; null for anything else or an empty list. */
export function parseJwks(json: string): readonly JWK[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const keys = Array.isArray(value)
    ? value
    : [(value as JSONWebKeySet | null)?.keys ?? value].flat();
  return keys.length > 0 && keys.every(isPrivateSigningKey) ? keys : null;
}

function isPrivateSigningKey(key: unknown): key is JWK {
  if (typeof key !== 'object' || key === null) return false;
  const { kty, crv, x, y, n, e, d, alg } = key as JWK;
  if (kty === 'EC') return areTexts(x, y, d) && crv === 'P-256' && (alg ?? 'ES256') === 'ES256';
  return areTexts(n, e, d) && kty === 'RSA' && (alg ?? 'RS256') === 'RS256';
}

function areTexts(...members: readonly unknown[]): boolean {
  return members.every((member) => typeof member === 'string' && member !== '');
}

function readServiceKey(read: SettingsReader): string | null {
  const given = read.text('SERVICE_KEY');
  if (given === null) return null;
  if (isServiceKeyText(given)) return given;
  read.refuse(
    `SERVICE_KEY is not a valid key: set it to ${SERVICE_KEY_PREFIX} and at least ${MIN_SERVICE_KEY_CHARS} random characters, or remove it and the first start creates one.`,
  );
  return null;
}

const SERVICE_KEY_FORM = new RegExp(`^${SERVICE_KEY_PREFIX}[\\w-]{${MIN_SERVICE_KEY_CHARS},}$`);

/** Whether this is a well-formed operator's key. */
export function isServiceKeyText(text: string): boolean {
  return SERVICE_KEY_FORM.test(text);
}

/** Unless configured otherwise; as on a Supabase project. */
export const ACCESS_TOKEN_LIFETIME_SECONDS = 3600;
/** One week, since these tokens cannot be revoked. */
export const MAX_ACCESS_TOKEN_LIFETIME_SECONDS = 604_800;
