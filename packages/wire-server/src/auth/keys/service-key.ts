/**
 * The operator's key `sb_secret_…`: created by the first start, unless it is configured, and recognized in a request.
 * It acts as service_role and never comes from a browser.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { StartupError } from '../../system/startup-error.ts';
import { isServiceKeyText, SERVICE_KEY_PREFIX } from '../config/key-settings.ts';
import { type CheckedToken, checkAccessToken, type KeyRing } from './access-token.ts';
import { keyFile, onDisk, readIfThere, readOrMake, replaceFile, type Warn } from './key-files.ts';
import { makeSecret } from './secret-hash.ts';

/** 'exposed': the operator's key, sent from a browser. */
const EXPOSED = {
  ok: false,
  failure: { kind: 'exposed', message: 'Forbidden use of secret API key in browser' },
} as const;

export type VerifyCredential = (
  credential: string,
  headers: Headers,
) => Promise<CheckedToken | typeof EXPOSED>;

export function createVerifyCredential(
  keys: { readonly ring: KeyRing; readonly serviceKey: string },
  now: () => Date,
): VerifyCredential {
  return async (credential, headers) => {
    if (!isServiceKey(keys.serviceKey, credential)) {
      return checkAccessToken(keys.ring, credential, now());
    }
    return comesFromBrowser(headers) ? EXPOSED : { ok: true, role: 'service_role', claims: {} };
  };
}

/** Whether `presented` is the operator's key; compares in constant time. */
export function isServiceKey(serviceKey: string, presented: string): boolean {
  return timingSafeEqual(digest(serviceKey), digest(presented));
}

/** A page that sends a secret has already exposed it to its visitor. */
export function comesFromBrowser(headers: Headers): boolean {
  return (
    headers.has('origin') ||
    headers.has('sec-fetch-site') ||
    /^mozilla\//i.test(headers.get('user-agent') ?? '')
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

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
