/** Retries a request rejected for its token once, with a new token. */
import { renewedToken } from './access.ts';

/** HTTP status of a rejected token. */
export const UNAUTHORIZED = 401;

/**
 * Like `fetch`. A request answered with 401 changed nothing, so it is safe to resend.
 * @throws also when the auth service does not answer, so that there is no new token.
 */
export const renewingFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status !== UNAUTHORIZED) return answer;
  const access = await renewedToken();
  if (access === 'unreachable') throw new TypeError('No response from the auth service');
  if (access === 'signed-out') return answer;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${access.token}`);
  return fetch(input, { ...init, headers });
};
