/** What the data API may believe of a bearer or a key: a token of ours, or the operator's key. */
import type { VerifyAccessToken } from '../../rest/caller.ts';
import { checkAccessToken } from './access-token.ts';
import type { KeyRing } from './key-ring.ts';
import { comesFromBrowser, isServiceKey } from './service-key.ts';

/** PostgREST's code for each kind of failure. */
const CODES = { undecodable: 'PGRST301', claims: 'PGRST303' } as const;

export function createVerifyAccessToken(
  keys: KeyRing,
  serviceKey: string,
  now: () => Date,
): VerifyAccessToken {
  return async (token, headers) => {
    if (isServiceKey(serviceKey, token)) {
      return comesFromBrowser(headers)
        ? { ok: false, failure: EXPOSED }
        : { ok: true, role: 'service_role', claims: {} };
    }
    const check = await checkAccessToken(keys, token, now());
    if (check.ok) return check;
    const { kind, message } = check.failure;
    return { ok: false, failure: { code: CODES[kind], message } };
  };
}

const EXPOSED = {
  code: 'PGRST301',
  message: 'Forbidden use of secret API key in browser',
  exposed: true,
} as const;
