/** Parses only unambiguous URLs: those a browser reads as written. */

/** Schemes that execute or display content from the URL itself. */
const NEVER = /^(javascript|data|vbscript|file|blob):$/;

/** Null for `https://site@evil`, `//evil`, backslashes, a decimal host, and invalid URLs. */
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
