/**
 * Recovery codes, each of which replaces a second factor once (A6). The auth client does not know them: they are our
 * server's own, and a Supabase project has none (`useAuthSettings`).
 */
import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { configuredApi, keyHeaders } from 'directory/api-address.ts';
import { ownProperty } from './second-factor.ts';
import { accessToken, renewingFetch, sessionClient } from './session.ts';

/** What is left of the newest set. */
export interface RecoveryCodes {
  readonly left: number;
  /** ISO 8601; null without a set, and while none has been used. */
  readonly madeAt: string | null;
  readonly usedAt: string | null;
}

/** @throws {AuthError} */
export async function readRecoveryCodes(): Promise<RecoveryCodes> {
  return parseRecoveryCodes(await ask('GET', ''));
}

/** Pure. None for an answer of another shape. */
function parseRecoveryCodes(answer: unknown): RecoveryCodes {
  const left = ownProperty(answer, 'left');
  const [madeAt, usedAt] = ['made_at', 'last_used_at'].map((name) => ownProperty(answer, name));
  return {
    left: typeof left === 'number' ? left : 0,
    madeAt: typeof madeAt === 'string' ? madeAt : null,
    usedAt: typeof usedAt === 'string' ? usedAt : null,
  };
}

/** Makes ten new codes, which replace the old ones. No later request returns them. @throws {AuthError} */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const codes = ownProperty(await ask('POST', '', {}), 'codes');
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}

/** Raises the session's assurance level with a code. @returns how many are left. @throws {AuthError} */
export async function redeemRecoveryCode(code: string): Promise<number> {
  const raised = await ask('POST', '/verify', { code });
  const [access_token, refresh_token] = ['access_token', 'refresh_token'].map((name) =>
    String(ownProperty(raised, name)),
  ) as [string, string];
  const { error } = await sessionClient().setSession({ access_token, refresh_token });
  if (error) throw error;
  return Number(ownProperty(raised, 'recovery_codes_left'));
}

/** @throws {AuthError} without a status when the service did not answer */
async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const access = await accessToken();
  if (typeof access === 'string') throw new AuthRetryableFetchError(access, 0);
  const api = configuredApi();
  const headers = {
    ...keyHeaders(api),
    Authorization: `Bearer ${access.token}`,
    'Content-Type': 'application/json',
  };
  const answer = await renewingFetch(`${api.url}/auth/v1/recovery-codes${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((reason: unknown) => {
    throw new AuthRetryableFetchError(String(reason), 0);
  });
  const answered: unknown = await answer.json().catch(() => null);
  if (answer.ok) return answered;
  const code = ownProperty(answered, 'error_code') ?? ownProperty(answered, 'code');
  throw new AuthApiError(
    String(ownProperty(answered, 'msg') ?? ownProperty(answered, 'message') ?? '{}'),
    answer.status,
    typeof code === 'string' ? code : undefined,
  );
}
