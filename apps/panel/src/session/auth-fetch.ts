/**
 * What the auth client gets to read. It treats every unknown error response as the end of the session, which a proxy's
 * error page must not be, and compares the server's time with this device's clock (A5).
 */
import { ownProperty } from './own-property.ts';

/** Milliseconds after which a request counts as unanswered. */
const AUTH_TIMEOUT_MS = 20_000;

const TOO_MANY_REQUESTS = 429;

/** @throws when the service itself did not answer; the auth client then retries. */
export const authFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(AUTH_TIMEOUT_MS) });
  if (isNoAnswer(answer))
    throw new TypeError(`No response from the auth service: ${answer.status}`);
  return answer.ok ? withoutServerTime(answer) : answer;
};

/**
 * A session without the time when it expires by the server's clock. The auth client then counts the session's seconds
 * from now, by the device's own clock, which may be hours ahead or behind (A5).
 */
export async function withoutServerTime(answer: Response): Promise<Response> {
  if (!isJson(answer)) return answer;
  const body: unknown = await answer.json();
  const isSession = ownProperty(body, 'expires_in') !== undefined;
  return Response.json(isSession ? { ...Object(body), expires_at: undefined } : body, answer);
}

/**
 * An error that is not the service's JSON comes from an intermediary. A 429 says nothing about the
 * session being refreshed; the refresh will be retried.
 */
export function isNoAnswer(answer: Response): boolean {
  const { ok, url, status } = answer;
  if (ok) return false;
  const refreshes = url.includes('grant_type=refresh_token');
  return !isJson(answer) || (refreshes && status === TOO_MANY_REQUESTS);
}

function isJson({ headers }: Response): boolean {
  return headers.get('Content-Type')?.includes('json') ?? false;
}
