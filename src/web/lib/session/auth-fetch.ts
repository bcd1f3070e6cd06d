/**
 * Distinguishes the auth service's responses from any others. The auth client treats every unknown
 * error response as the end of the session; a proxy's error page must not end it (A5).
 */

/** Milliseconds after which a request counts as unanswered. */
const AUTH_TIMEOUT_MS = 20_000;

const TOO_MANY_REQUESTS = 429;

/** @throws when the service itself did not answer; the auth client then retries. */
export const authFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(AUTH_TIMEOUT_MS) });
  if (isNoAnswer(answer))
    throw new TypeError(`No response from the auth service: ${answer.status}`);
  return answer;
};

/**
 * An error that is not the service's JSON comes from an intermediary. A 429 says nothing about the
 * session being refreshed; the refresh will be retried.
 */
export function isNoAnswer({ ok, url, status, headers }: Response): boolean {
  if (ok) return false;
  const isJson = headers.get('Content-Type')?.includes('json') ?? false;
  const refreshes = url.includes('grant_type=refresh_token');
  return !isJson || (refreshes && status === TOO_MANY_REQUESTS);
}
