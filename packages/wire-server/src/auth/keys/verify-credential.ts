/**
 * Verifies a bearer token or key: one of our tokens, or the operator's key `sb_secret_…`, which acts as service_role
 * and never comes from a browser.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type CheckedToken, checkAccessToken } from './access-token.ts';
import type { Keys } from './key-store.ts';

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
  keys: Pick<Keys, 'ring' | 'serviceKey'>,
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
