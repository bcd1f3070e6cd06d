/** Sends what was refused for its token once more, with a new one. */
import { renewedToken } from './access.ts';

/** HTTP status of what is refused for its token. */
export const UNAUTHORIZED = 401;

/**
 * As `fetch`. What was refused with 401 has changed nothing, so it may be sent again.
 * @throws also when there is no new token because the auth service does not answer.
 */
export const renewingFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status !== UNAUTHORIZED) return answer;
  const access = await renewedToken();
  if (access === 'unreachable') throw new TypeError('No answer of the auth service');
  if (access === 'signed-out') return answer;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${access.token}`);
  return fetch(input, { ...init, headers });
};
