/** Sends what was refused for its token once more, with a new one. */
import { renewedToken } from './session.ts';

const UNAUTHORIZED = 401;

/** As `fetch`. What was refused with 401 has changed nothing, so it may be sent again. */
export const renewingFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status !== UNAUTHORIZED) return answer;
  const access = await renewedToken();
  if (typeof access === 'string') return answer;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${access.token}`);
  return fetch(input, { ...init, headers });
};
