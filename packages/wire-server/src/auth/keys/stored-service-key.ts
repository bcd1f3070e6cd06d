/** The operator's key that the first start creates. */
import { StartupError } from '../../system/startup-error.ts';
import { isServiceKeyText, SERVICE_KEY_PREFIX } from '../config/key-settings.ts';
import { keyFile, readOrMake, type Warn } from './key-folder.ts';
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
  const text = await readOrMake(path, warn, async () => `${SERVICE_KEY_PREFIX}${makeSecret()}\n`);
  if (isServiceKeyText(text.trim())) return text.trim();
  throw new StartupError(
    `${path} contains no key. Replace it with a backup, or remove it: the next start creates a new one.`,
  );
}
