/** The operator's key that the first start creates. */
import { StartupError } from '../../system/startup-error.ts';
import { isServiceKeyText, SERVICE_KEY_PREFIX } from '../config/key-settings.ts';
import { keyFile, onDisk, readOrMake, type Warn } from './key-folder.ts';
import { readIfThere, replaceFile } from './private-file.ts';
import { makeSecret } from './secret-hash.ts';

const SERVICE_KEY = 'service-key';

/**
 * The file with the operator's key, unless SERVICE_KEY is set.
 * @example serviceKeyFile('/srv/data') // '/srv/data/keys/service-key'
 */
export function serviceKeyFile(dataDir: string): string {
  return keyFile(dataDir, SERVICE_KEY);
}

/** @throws {StartupError} */
export async function storedServiceKey(dataDir: string, warn: Warn): Promise<string> {
  const path = serviceKeyFile(dataDir);
  const text = await readOrMake(path, warn, async () => newServiceKey());
  return parse(text, path);
}

/** As storedServiceKey, while the server runs: creates none. @throws {StartupError} */
export function readServiceKey(dataDir: string): string {
  const path = serviceKeyFile(dataDir);
  return parse(onDisk(path, () => readIfThere(path)) ?? '', path);
}

/** Replaces the key by a new one. @throws {StartupError} */
export function replaceServiceKey(dataDir: string): void {
  const path = serviceKeyFile(dataDir);
  onDisk(path, () => replaceFile(path, newServiceKey()));
}

function newServiceKey(): string {
  return `${SERVICE_KEY_PREFIX}${makeSecret()}\n`;
}

function parse(text: string, path: string): string {
  if (isServiceKeyText(text.trim())) return text.trim();
  throw new StartupError(
    `${path} contains no key. Replace it with a backup, or remove it: the next start creates a new one.`,
  );
}
