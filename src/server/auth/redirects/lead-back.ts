/** Puts what a client is to learn into the address that leads back to it. */
import type { AuthError } from '../errors.ts';

/** Lets a browser go on by GET, however it came here. */
export const SEE_OTHER = 303;

type Parameters = Readonly<Record<string, string | number>>;

/** In the query: what also the client's server may read. */
export function withQuery(address: string, parameters: Parameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}

/** In the fragment: what never leaves the browser. */
export function withFragment(address: string, parameters: Parameters): string {
  const url = new URL(address);
  const fragment = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) fragment.set(name, String(value));
  url.hash = fragment.toString();
  return url.href;
}

/** The words of OAuth 2 for a status (RFC 6749). */
const OAUTH_ERRORS: ReadonlyMap<number, string> = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
]);

/** In both: a client may read either. */
export function withFailure(address: string, { status, code, message }: AuthError): string {
  const failure = {
    error: OAUTH_ERRORS.get(status) ?? 'access_denied',
    error_code: code,
    error_description: message,
  };
  return withFragment(withQuery(address, failure), failure);
}
