/** REDIRECT_URLS: URLs besides the site that links may lead to, with wildcards. */
import type { SettingsReader } from '../../system/settings-reader.ts';

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
export function matchesPattern(pattern: string, url: URL): boolean {
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
export function parsePlainAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || NEVER.test(url.protocol)) {
    return null;
  }
  const start = startOf(url);
  const isPlain = !/[\\\p{Cc}\s]/u.test(text) && text.startsWith(start);
  return isPlain && /^([/?#]|$)/.test(text.slice(start.length)) ? url : null;
}

/** Scheme, host and port; schemes of apps ('myapp://') have no origin of their own. */
export function startOf(url: URL): string {
  return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
}
