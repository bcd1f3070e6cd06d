/** The operator's key that the first start creates. */
import { StartupError } from '../../system/startup-error.ts';
import { isServiceKeyText, SERVICE_KEY_PREFIX } from '../config/key-settings.ts';
import { keyFile, readOrMake, type Warn } from './key-folder.ts';
import { makeSecret } from './secret-hash.ts';

const SERVICE_KEY = 'service-key';

/** Where the operator finds their key. */
export function serviceKeyFile(dataDir: string): string {
  return keyFile(dataDir, SERVICE_KEY);
}

/** @throws {StartupError} */
export async function storedServiceKey(dataDir: string, warn: Warn): Promise<string> {
  const path = serviceKeyFile(dataDir);
  const text = await readOrMake(path, warn, async () => `${SERVICE_KEY_PREFIX}${makeSecret()}\n`);
  if (isServiceKeyText(text.trim())) return text.trim();
  throw new StartupError(
    `${path} holds no key. Put a backup in its place, or remove it: the next start makes a new one.`,
  );
}
