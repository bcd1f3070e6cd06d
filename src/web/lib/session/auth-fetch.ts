/**
 * Tells the auth service's own answers from everything else that may come back. The auth client takes
 * every refusal it does not know for the end of the session; a proxy's error page must not be one (A5).
 */

/** A request that takes longer than this, in milliseconds, counts as unanswered. */
const AUTH_TIMEOUT_MS = 20_000;

const TOO_MANY_REQUESTS = 429;

/** @throws when there is no answer of the service, which the auth client then asks for again. */
export const authFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(AUTH_TIMEOUT_MS) });
  if (isNoAnswer(answer)) throw new TypeError(`No answer of the auth service: ${answer.status}`);
  return answer;
};

/**
 * A failure that is not the service's JSON comes from what stands in between. And 'too many requests'
 * says nothing about the session that was to be refreshed: it will be later.
 */
export function isNoAnswer({ ok, url, status, headers }: Response): boolean {
  if (ok) return false;
  const isJson = headers.get('Content-Type')?.includes('json') ?? false;
  const refreshes = url.includes('grant_type=refresh_token');
  return !isJson || (refreshes && status === TOO_MANY_REQUESTS);
}
