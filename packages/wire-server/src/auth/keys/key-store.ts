/**
 * The keys a server starts with: the operator's from the environment, which are never stored, or
 * else the server's own, kept in DATA_DIR/keys.
 */
import type { JWK } from 'jose';
import { StartupError } from '../../system/startup-error.ts';
import type { KeySettings } from '../config/key-settings.ts';
import type { Warn } from './key-folder.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import { storedServiceKey } from './stored-service-key.ts';
import { SIGNING_KEYS, storedSigningKeys } from './stored-signing-keys.ts';

export interface Keys {
  readonly ring: KeyRing;
  /** The operator's key. */
  readonly serviceKey: string;
}

/**
 * Reads the keys, and creates missing ones. Processes starting concurrently on one folder get the
 * same keys.
 * @throws {StartupError} when they cannot be stored or are invalid.
 */
export async function openKeyStore(
  dataDir: string,
  settings: KeySettings,
  now: Date,
  warn: Warn,
): Promise<Keys> {
  const { imported, algorithm, serviceKey } = settings;
  return {
    serviceKey: serviceKey ?? (await storedServiceKey(dataDir, warn)),
    ring:
      imported.length > 0
        ? await ringOf(imported, 'JWT_KEYS')
        : await ringOf(await storedSigningKeys(dataDir, algorithm, now, warn), SIGNING_KEYS),
  };
}

/** `source` is where the keys come from, for the error, which never repeats them. */
async function ringOf(keys: readonly JWK[], source: string): Promise<KeyRing> {
  try {
    return await createKeyRing(keys);
  } catch (error) {
    throw new StartupError(
      `${source} contains a key that cannot sign and verify (${(error as Error).message}). Replace it with a private JWK for ES256, or for RS256 of 2048 bits or more.`,
      { cause: error },
    );
  }
}
