/** The data API as the signed-in user, for reads and writes. Each request is all or nothing. */
import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js';
import { configuredApi, keyHeaders } from 'directory/api-address.ts';
import type { Row } from 'domain/columns.ts';
import { createStore } from 'ui/store.ts';
import { accessToken } from '../session/access.ts';
import { renewingFetch, UNAUTHORIZED } from '../session/renewing-fetch.ts';
import { RequestFailed, type RequestFailure } from './request-failed.ts';

/** Milliseconds after which a request counts as failed. */
const REQUEST_TIMEOUT_MS = 30_000;

/** SQLSTATE of a save based on an outdated version (supabase/migrations). */
const STALE = 'PT409';
/** SQLSTATE insufficient_privilege: the user may not edit (R4, R5). */
const NOT_ALLOWED = '42501';
/** SQLSTATE unique_violation. */
const REPEATED = '23505';
/** SQLSTATE disk_full. */
const DISK_FULL = '53100';

/** The reason of the last refusal because the user may not edit; null until there is one. */
export const notAllowed = createStore<string | null>(null);

/** A client of the data API with the user's token. @throws {RequestFailed} when there is none */
export async function asUser(): Promise<PostgrestClient> {
  const access = await accessToken();
  if (access === 'signed-out') throw new RequestFailed(access, 'Not signed in');
  if (access === 'unreachable') throw new RequestFailed(access, 'The server is not responding');
  const api = configuredApi();
  return new PostgrestClient(`${api.url}/rest/v1`, {
    headers: { ...keyHeaders(api), Authorization: `Bearer ${access.token}` },
    timeout: REQUEST_TIMEOUT_MS,
    fetch: renewingFetch,
  });
}

export interface Answer {
  readonly data: unknown;
  readonly error: PostgrestError | null;
  readonly status: number;
}

/** The rows of a response. @throws {RequestFailed} */
export async function answer(request: Answer | PromiseLike<Answer>): Promise<readonly Row[]> {
  const { data, error, status } = await request;
  if (error) {
    const failure = failureOf(error, status);
    if (failure === 'not-allowed') notAllowed.publish(error.message);
    throw new RequestFailed(failure, error.message);
  }
  return Array.isArray(data) ? data : [];
}

/** A request without a response has status 0. */
function failureOf({ code }: PostgrestError, status: number): RequestFailure {
  if (code === STALE) return 'stale';
  if (code === REPEATED) return 'repeated';
  if (code === DISK_FULL) return 'full';
  if (code === NOT_ALLOWED && status !== UNAUTHORIZED) return 'not-allowed';
  if (status === UNAUTHORIZED) return 'signed-out';
  return status === 0 || status >= 500 ? 'unreachable' : 'refused';
}
