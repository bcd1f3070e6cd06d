/**
 * Where links and providers may redirect to: the site, and what REDIRECT_URLS allows, with wildcards; and the results
 * added to such a URL.
 */
import type { Context } from 'hono';
import type { SettingsReader } from '../../system/settings-reader.ts';
import type { AuthError } from './auth-errors.ts';

/** The addresses of the site, as configured. */
interface OwnAddresses {
  readonly siteUrl: string;
  readonly redirectUrls: readonly string[];
}

/** Mail programs and browsers handle URLs of this length; matching wildcards on longer ones is slow. */
const MAX_ADDRESS_CHARS = 2048;

/** `requested` when it is allowed and unambiguous, otherwise the site. */
export function allowedRedirect(settings: OwnAddresses, requested: string | null): string {
  return requested !== null && isAllowed(settings, requested) ? requested : settings.siteUrl;
}

/** This request's redirect target when allowed; otherwise the site. */
export function requestedRedirect(settings: OwnAddresses, c: Context): string {
  return allowedRedirect(settings, c.req.query('redirect_to') ?? null);
}

function isAllowed(settings: OwnAddresses, requested: string): boolean {
  const url = requested.length > MAX_ADDRESS_CHARS ? null : parsePlainAddress(requested);
  if (url === null) return false;
  if (isOnSite(settings, url)) return true;
  return settings.redirectUrls.some((pattern) => matchesPattern(pattern, url));
}

/** Whether the address is the site's own. */
export function isOnSite({ siteUrl }: Pick<OwnAddresses, 'siteUrl'>, url: URL): boolean {
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

/** Refuses entries that match nothing, and those that match every site. */
export function readRedirectPatterns(read: SettingsReader): readonly string[] {
  const patterns = read.list('REDIRECT_URLS');
  for (const pattern of patterns) {
    const mistake = mistakeIn(pattern);
    if (mistake !== null) read.refuse(`REDIRECT_URLS contains '${pattern}', ${mistake}`);
  }
  return patterns;
}

function mistakeIn(pattern: string): string | null {
  const parts = partsOf(pattern);
  if (parts === null) {
    return 'which is not an address: write https://app.example.org/**, where * matches any characters except . and /, and ** any characters at all.';
  }
  if (/^https?:\/\/[*.]*(:|$)/.test(parts.start)) {
    return 'which allows redirects to any site: name the host.';
  }
  if (pattern.includes('*')) return null;
  const url = parsePlainAddress(parts.start + parts.path + (parts.query ?? ''));
  return url !== null && matchesPattern(pattern, url)
    ? null
    : 'which no address ever matches: write it as a browser shows it.';
}

/**
 * Scheme and host are matched separately, so that `**` in a host never reaches a path. A pattern
 * without a query allows any query. Fragments are not compared: the redirect sets its own.
 */
function matchesPattern(pattern: string, url: URL): boolean {
  const parts = partsOf(pattern);
  if (parts === null || !toRegExp(parts.start).test(startOf(url))) return false;
  if (parts.query !== null && !toRegExp(parts.query).test(url.search)) return false;
  return toRegExp(parts.path).test(url.pathname || '/');
}

/** Null for what does not begin with scheme://. */
function partsOf(pattern: string) {
  const parts = /^([a-z][a-z0-9+.-]*:\/\/[^/?#@\s]*)(\/[^?#\s]*)?(\?[^#\s]*)?$/i.exec(pattern);
  if (parts === null) return null;
  const [, start = '', path = '/', query = null] = parts;
  return { start: start.toLowerCase(), path, query };
}

/** `*` matches any characters except '.' and '/', `**` any characters at all. */
function toRegExp(glob: string): RegExp {
  const source = glob
    .split(/(\*+)/)
    .map((part, i) => (i % 2 === 0 ? literally(part) : part === '*' ? '[^./]*' : '.*'))
    .join('');
  return new RegExp(`^${source}$`, 'u');
}

function literally(text: string): string {
  return text.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&');
}

/** Schemes that execute or display content from the URL itself. */
const NEVER = /^(javascript|data|vbscript|file|blob):$/;

/** Only a URL that a browser reads as written: null for `https://site@evil`, `//evil`, backslashes, a decimal host, and invalid URLs. */
function parsePlainAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || NEVER.test(url.protocol)) {
    return null;
  }
  const start = startOf(url);
  const isPlain = !/[\\\p{Cc}\s]/u.test(text) && text.startsWith(start);
  return isPlain && /^([/?#]|$)/.test(text.slice(start.length)) ? url : null;
}

/** Scheme, host and port; schemes of apps ('myapp://') have no origin of their own. */
function startOf(url: URL): string {
  return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
}
