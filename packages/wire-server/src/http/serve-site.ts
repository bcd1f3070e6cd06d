/** Serves the built web app, and its page for every address opened in a browser. */
import type { Context, Handler } from 'hono';
import { acceptsEncoding, matchesEtag } from './content-negotiation.ts';
import { type DescribedPage, type Page, type PageRequest, pageFinder } from './page-routes.ts';
import { ENCODINGS, PAGE, type Site, type SiteFile } from './site.ts';
import { createTextSender } from './text-answer.ts';

/** The build names these files by content hash, so they never change. */
const HASHED = '/assets/';
/** One year, the conventional maximum for caches. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use. */
const REVALIDATE = 'no-cache';
/** As above, but not in shared caches. */
const REVALIDATE_PRIVATELY = 'private, no-cache';

/** What pages with `completePerRequest` need. */
interface Completion extends Pick<PageRequest, 'siteDir' | 'ask'> {
  /** Counts one page; false when the visitor's network has had too many. */
  readonly admit: (c: Context) => boolean;
  /** Called when a page could not be completed. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * `pages` are the app's pages. A browser that opens any other address gets index.html with
 * status 404, which shows the app's 404 screen; a missing asset gets a plain 404.
 */
export function serveSite(site: Site, pages: readonly Page[], completion: Completion): Handler {
  const pageAt = pageFinder(pages);
  const sendText = createTextSender();
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    }
    const path = c.req.path;
    const own = pageAt(path);
    const page = site.get(own?.file === undefined ? PAGE : `/${own.file}`);
    const body = page && own ? await completed(c, own, page, completion) : null;
    if (page && body) {
      const headers = {
        'Content-Type': page.contentType,
        'Cache-Control': REVALIDATE_PRIVATELY,
        Vary: 'Accept-Encoding',
        ...own?.headers,
      };
      return sendText(c.req.raw, { status: 200, headers, body, identifiedBy: 'page' });
    }
    for (const [name, value] of Object.entries(own?.headers ?? {})) c.header(name, value);
    const file = path === '/' ? page : site.get(path);
    if (file !== undefined) return send(c, file, path.startsWith(HASHED) ? FOREVER : REVALIDATE);
    if (page === undefined) return c.text('The web app is not built yet. Run: npm start', 404);
    if (path.startsWith(HASHED) || !acceptsHtml(c)) return c.text('Not found', 404);
    return send(c, page, REVALIDATE, own === null ? 404 : 200);
  };
}

/** The completed page; null if it is sent unchanged. */
async function completed(
  c: Context,
  { completePerRequest, completesAt = () => true }: DescribedPage,
  page: SiteFile,
  { siteDir, ask, admit, onFailure }: Completion,
): Promise<string | null> {
  const url = new URL(c.req.url);
  if (completePerRequest === undefined || !completesAt(url) || !admit(c)) return null;
  const html = new TextDecoder().decode(page.body);
  try {
    return await completePerRequest({ html, siteDir, url, ask });
  } catch (error) {
    onFailure(error);
    return null;
  }
}

function send(c: Context, file: SiteFile, cacheControl: string, status: 200 | 404 = 200): Response {
  const encoding = ENCODINGS.find(
    ({ name }) => file.encoded.has(name) && acceptsEncoding(c.req.header('accept-encoding'), name),
  )?.name;
  const etag = `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = { 'Cache-Control': cacheControl, ETag: etag };
  if (file.encoded.size > 0) headers.Vary = 'Accept-Encoding';
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), etag)) {
    return c.body(null, 304, headers);
  }
  headers['Content-Type'] = file.contentType;
  if (encoding !== undefined) headers['Content-Encoding'] = encoding;
  const body = (encoding && file.encoded.get(encoding)) ?? file.body;
  headers['Content-Length'] = String(body.byteLength);
  return c.body(body, status, headers);
}

function acceptsHtml(c: Context): boolean {
  return /text\/html|\*\/\*/i.test(c.req.header('accept') ?? '*/*');
}
