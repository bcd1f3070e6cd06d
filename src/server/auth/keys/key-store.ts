/**
 * The keys the server makes for itself at its first start, kept in DATA_DIR/keys, readable by their
 * owner only. What the operator brings by environment takes their place and is never written down.
 */
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { makeFolder } from '../../make-folder.ts';
import { StartupError } from '../../startup-error.ts';
import { unixTime } from '../time.ts';
import { CLOCK_SKEW, createKeyRing, type KeyRing } from './key-ring.ts';
import {
  isServiceKeyText,
  type KeySettings,
  parseJwks,
  SERVICE_KEY_PREFIX,
  type SigningAlgorithm,
} from './key-settings.ts';
import { makePrivate, readIfThere, replaceFile, writeNewFile } from './private-file.ts';
import { makeSecret } from './secret-hash.ts';
import { LONGEST_ACCESS_TOKEN } from './token-lifetime.ts';

const FOLDER = 'keys';
/** A JSON array of private JWKs, the signing one first: as JWT_KEYS takes it. */
const SIGNING_KEYS = 'signing-keys.json';
const SERVICE_KEY = 'service-key';

export interface Keys {
  readonly ring: KeyRing;
  /** The operator's key. */
  readonly serviceKey: string;
}

interface StoredKey extends JWK {
  /** Unix time of the first start at which another key signed; absent on the key that signs. */
  readonly retired_at?: number | undefined;
}

/** Told in words what was found wrong and has been mended. */
type Warn = (message: string) => void;

/** Where the operator finds their key. */
export function serviceKeyFile(dataDir: string): string {
  return join(dataDir, FOLDER, SERVICE_KEY);
}

/**
 * Reads the keys, and makes those that are missing. Processes that start at once on one folder end
 * up with the same keys.
 * @throws {StartupError} when they cannot be kept, or are not what they should be.
 */
export async function openKeyStore(
  dataDir: string,
  settings: KeySettings,
  now: Date,
  warn: Warn,
): Promise<Keys> {
  const { imported, algorithm, serviceKey } = settings;
  const folder = join(dataDir, FOLDER);
  return {
    serviceKey: serviceKey ?? (await storedServiceKey(folder, warn)),
    ring:
      imported.length > 0
        ? await ringOf(imported, 'JWT_KEYS')
        : await ringOf(await storedSigningKeys(folder, algorithm, now, warn), SIGNING_KEYS),
  };
}

/**
 * Puts a new signing key before the others. A server uses it from its next start on; tokens signed
 * by the keys before it stay good until they end.
 * @throws {StartupError} when there are no keys to rotate, or they cannot be kept.
 */
export async function rotateSigningKey(
  dataDir: string,
  algorithm: SigningAlgorithm,
): Promise<void> {
  const path = join(dataDir, FOLDER, SIGNING_KEYS);
  const made = await makeSigningKey(algorithm);
  onDisk(path, () => {
    const text = readIfThere(path);
    if (text === null) {
      throw new StartupError(`There are no keys in ${path}. Start the server once: it makes them.`);
    }
    replaceFile(path, serialize([made, ...parseKeys(text, path)]));
  });
}

async function storedServiceKey(folder: string, warn: Warn): Promise<string> {
  const path = join(folder, SERVICE_KEY);
  const text = await readOrMake(path, warn, async () => `${SERVICE_KEY_PREFIX}${makeSecret()}\n`);
  if (isServiceKeyText(text.trim())) return text.trim();
  throw new StartupError(
    `${path} holds no key. Put a backup in its place, or remove it: the next start makes a new one.`,
  );
}

async function storedSigningKeys(
  folder: string,
  algorithm: SigningAlgorithm,
  now: Date,
  warn: Warn,
): Promise<readonly StoredKey[]> {
  const path = join(folder, SIGNING_KEYS);
  const text = await readOrMake(path, warn, async () =>
    serialize([await makeSigningKey(algorithm)]),
  );
  const stored = parseKeys(text, path);
  const keys = retire(stored, unixTime(now));
  if (serialize(keys) !== serialize(stored)) onDisk(path, () => replaceFile(path, serialize(keys)));
  return keys;
}

/** Notes since when each key but the first no longer signs; drops those whose tokens have all ended. */
function retire([signing, ...others]: readonly StoredKey[], now: number): StoredKey[] {
  const retired = others.map((key) => ({ ...key, retired_at: key.retired_at ?? now }));
  const oldest = now - LONGEST_ACCESS_TOKEN - CLOCK_SKEW;
  const kept = retired.filter(({ retired_at: since }) => since >= oldest);
  // An old key that was put first again signs, and is not retired any more.
  return signing === undefined ? kept : [{ ...signing, retired_at: undefined }, ...kept];
}

/** The text of a private file, made when there is none: whoever is first makes it for all. */
async function readOrMake(path: string, warn: Warn, make: () => Promise<string>): Promise<string> {
  const there = onDisk(path, () => {
    makeFolder(dirname(path));
    makePrivate(dirname(path));
    const text = readIfThere(path);
    if (text !== null && makePrivate(path)) {
      warn(`${path} could be read by others; now only its owner can. Somebody may know it.`);
    }
    return text;
  });
  if (there !== null) return there;
  const made = await make();
  return onDisk(path, () => (writeNewFile(path, made) ? made : (readIfThere(path) ?? made)));
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
    `${path} is no list of private keys. Put a backup in its place, or remove it: the next start makes new keys, and everybody signs in again.`,
  );
}

function serialize(keys: readonly StoredKey[]): string {
  return `${JSON.stringify(keys, null, 2)}\n`;
}

/** `source` is where the keys come from, for the message. The keys are never repeated. */
async function ringOf(keys: readonly JWK[], source: string): Promise<KeyRing> {
  try {
    return await createKeyRing(keys);
  } catch (error) {
    throw new StartupError(
      `${source} holds a key that cannot sign and verify (${(error as Error).message}). Put a private JWK for ES256, or for RS256 of 2048 bits or more, in its place.`,
      { cause: error },
    );
  }
}

function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Cannot keep the keys in ${path} (${(error as Error).message}). Set DATA_DIR to a folder you may write to, or bring your own JWT_KEYS and SERVICE_KEY.`,
      { cause: error },
    );
  }
}
