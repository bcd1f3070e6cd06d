/** Adds results to the URL that redirects back to a client. */
import type { AuthError } from '../errors.ts';

/** Makes the browser continue with GET, whatever the request's method. */
export const SEE_OTHER = 303;

type Parameters = Readonly<Record<string, string | number>>;

/** In the query, which the client's server sees too. */
export function withQuery(address: string, parameters: Parameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}

/** In the fragment, which never leaves the browser. */
export function withFragment(address: string, parameters: Parameters): string {
  const url = new URL(address);
  const fragment = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) fragment.set(name, String(value));
  url.hash = fragment.toString();
  return url.href;
}

/** OAuth 2 error codes by status (RFC 6749). */
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
