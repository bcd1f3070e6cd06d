/** Verifies a bearer token or key for the data API: one of our tokens, or the operator's key. */
import { type CheckedToken, checkAccessToken } from './access-token.ts';
import type { KeyRing } from './key-ring.ts';
import { comesFromBrowser, isServiceKey } from './service-key.ts';

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
  keys: KeyRing,
  serviceKey: string,
  now: () => Date,
): VerifyCredential {
  return async (credential, headers) => {
    if (!isServiceKey(serviceKey, credential)) return checkAccessToken(keys, credential, now());
    return comesFromBrowser(headers) ? EXPOSED : { ok: true, role: 'service_role', claims: {} };
  };
}
