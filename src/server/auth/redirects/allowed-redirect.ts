/** Where a link or a provider may lead back to: the site itself, and what the operator lists. */
import type { Context } from 'hono';
import type { AuthSettings } from '../settings.ts';

/**
 * `requested` when it is allowed, otherwise the site. An address must be written plainly: one that
 * browsers read differently than it looks (`https://site@evil`, `//evil`, backslashes, an address
 * in decimal) is none.
 */
export function allowedRedirect(settings: AuthSettings, requested: string | null): string {
  return requested !== null && isAllowed(settings, requested) ? requested : settings.siteUrl;
}

/** Where this request wants to be led back to, when that is allowed; otherwise the site. */
export function requestedRedirect(settings: AuthSettings, c: Context): string {
  return allowedRedirect(settings, c.req.query('redirect_to') ?? null);
}

function isAllowed({ siteUrl, redirectUrls }: AuthSettings, requested: string): boolean {
  const url = URL.parse(requested);
  if (url === null || !isPlain(requested, url)) return false;
  if (startOf(url) === new URL(siteUrl).origin) return true;
  return redirectUrls.some((pattern) => matches(pattern, url));
}

/** Scheme, host and port; schemes of apps ('myapp://') have no origin of their own. */
function startOf(url: URL): string {
  return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
}

function isPlain(requested: string, url: URL): boolean {
  if (/[\\\p{Cc}\s]/u.test(requested) || url.username !== '' || url.password !== '') return false;
  if (/^(javascript|data|vbscript|file|blob):$/.test(url.protocol)) return false;
  const start = startOf(url);
  return requested.startsWith(start) && /^([/?#]|$)/.test(requested.slice(start.length));
}

/**
 * Scheme and host are compared apart from the rest, so that `**` in a host never reaches a path. A
 * pattern without a query lets any query through, and fragments are not compared: what leads back
 * puts its own there.
 */
function matches(pattern: string, url: URL): boolean {
  const [, start = '', path = '', query] =
    /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)([^?#]*)(\?[^#]*)?$/i.exec(pattern) ?? [];
  if (start === '' || !toRegExp(start.toLowerCase()).test(startOf(url))) return false;
  if (query !== undefined && !toRegExp(query).test(url.search)) return false;
  return toRegExp(path || '/').test(url.pathname || '/');
}

/** `*` stands for any run without '.' and '/', `**` for any run. */
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
