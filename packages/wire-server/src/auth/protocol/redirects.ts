/** Where a response may redirect to, and the results it adds to that URL. */
import type { Context } from 'hono';
import type { AuthSettings } from '../config/auth-settings.ts';
import { matchesPattern, parsePlainAddress, startOf } from '../config/redirect-patterns.ts';
import type { AuthError } from './errors.ts';

/** Mail programs and browsers handle URLs of this length; matching wildcards on longer ones is slow. */
const MAX_ADDRESS_CHARS = 2048;

/** `requested` when it is allowed and unambiguous, otherwise the site. */
export function allowedRedirect(settings: AuthSettings, requested: string | null): string {
  return requested !== null && isAllowed(settings, requested) ? requested : settings.siteUrl;
}

/** This request's redirect target when allowed; otherwise the site. */
export function requestedRedirect(settings: AuthSettings, c: Context): string {
  return allowedRedirect(settings, c.req.query('redirect_to') ?? null);
}

function isAllowed(settings: AuthSettings, requested: string): boolean {
  const url = requested.length > MAX_ADDRESS_CHARS ? null : parsePlainAddress(requested);
  if (url === null) return false;
  if (isOnSite(settings, url)) return true;
  return settings.redirectUrls.some((pattern) => matchesPattern(pattern, url));
}

/** Whether the address is the site's own. */
export function isOnSite({ siteUrl }: AuthSettings, url: URL): boolean {
  return startOf(url) === new URL(siteUrl).origin;
}

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
