/** The server's own signing keys: the one from the first start, and those rotated in since. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { StartupError } from '../../system/startup-error.ts';
import { parseJwks, type SigningAlgorithm } from '../config/key-settings.ts';
import { unixTime } from '../protocol/wire-values.ts';
import { CLOCK_SKEW_SECONDS } from './access-token.ts';
import { keyFile, onDisk, readIfThere, readOrMake, replaceFile, type Warn } from './key-files.ts';

/** A JSON array of private JWKs, the signing one first, as in JWT_KEYS. */
export const SIGNING_KEYS = 'signing-keys.json';

interface StoredKey extends JWK {
  /** Unix time since which another key signs; absent on the key that signs. */
  readonly retired_at?: number | undefined;
}

/**
 * At the start: creates the first key, and removes from the file what has expired. The signing one comes first.
 * @param tokenLifetime of access tokens, in seconds. @throws {StartupError}
 */
export async function storedSigningKeys(
  dataDir: string,
  algorithm: SigningAlgorithm,
  tokenLifetime: number,
  now: Date,
  warn: Warn,
): Promise<readonly JWK[]> {
  const path = keyFile(dataDir, SIGNING_KEYS);
  const text = await readOrMake(path, warn, async () =>
    serialize([await makeSigningKey(algorithm)]),
  );
  const stored = parseKeys(text, path);
  const keys = retire(stored, tokenLifetime, unixTime(now));
  if (serialize(keys) !== serialize(stored)) onDisk(path, () => replaceFile(path, serialize(keys)));
  return keys;
}

/** As storedSigningKeys, while the server runs: changes nothing. @throws {StartupError} */
export function readSigningKeys(dataDir: string, tokenLifetime: number, now: Date): readonly JWK[] {
  return retire(readStored(keyFile(dataDir, SIGNING_KEYS)), tokenLifetime, unixTime(now));
}

/** Records when each key but the first stopped signing; drops those whose tokens have all expired. */
function retire(
  [signing, ...others]: readonly StoredKey[],
  tokenLifetime: number,
  now: number,
): StoredKey[] {
  const retired = others.map((key) => ({ ...key, retired_at: key.retired_at ?? now }));
  const oldest = now - tokenLifetime - CLOCK_SKEW_SECONDS;
  const kept = retired.filter(({ retired_at: since }) => since >= oldest);
  // An old key moved back to the front signs again and is no longer retired.
  return signing === undefined ? kept : [{ ...signing, retired_at: undefined }, ...kept];
}

/**
 * Adds a new signing key at the front, which a running server notices. Users' tokens signed by the earlier keys stay
 * valid until they expire.
 * @throws {StartupError} when there are no keys to rotate, or they cannot be stored.
 * @example await rotateSigningKey('/srv/data', 'ES256', new Date());
 */
export async function rotateSigningKey(
  dataDir: string,
  algorithm: SigningAlgorithm,
  now: Date,
): Promise<void> {
  const path = keyFile(dataDir, SIGNING_KEYS);
  const made = await makeSigningKey(algorithm);
  onDisk(path, () => {
    // The first one has signed until now, even if it was retired before and moved back to the front.
    const earlier = readStored(path).map((key, i) => ({
      ...key,
      retired_at: (i === 0 ? undefined : key.retired_at) ?? unixTime(now),
    }));
    replaceFile(path, serialize([made, ...earlier]));
  });
}

/** Replaces every signing key by a new one. @throws {StartupError} as rotateSigningKey */
export async function replaceSigningKeys(
  dataDir: string,
  algorithm: SigningAlgorithm,
): Promise<void> {
  const path = keyFile(dataDir, SIGNING_KEYS);
  const made = await makeSigningKey(algorithm);
  onDisk(path, () => replaceFile(path, serialize([made])));
}

/** The keys on disk, expired ones included. @throws {StartupError} */
export function readStored(path: string): readonly StoredKey[] {
  const text = onDisk(path, () => readIfThere(path));
  if (text !== null) return parseKeys(text, path);
  throw new StartupError(`There are no keys in ${path}. Start the server once to create them.`);
}

async function makeSigningKey(algorithm: SigningAlgorithm): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, alg: algorithm, kid: await calculateJwkThumbprint(key) };
}

function parseKeys(text: string, path: string): readonly StoredKey[] {
  const keys = parseJwks(text);
  if (keys !== null) return keys;
  throw new StartupError(
    `${path} is not a list of private keys. Replace it with a backup, or remove it: the next start creates new keys, and everyone has to sign in again.`,
  );
}

function serialize(keys: readonly StoredKey[]): string {
  return `${JSON.stringify(keys, null, 2)}\n`;
}
