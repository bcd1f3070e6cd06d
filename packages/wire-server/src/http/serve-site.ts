/**
 * Serves the built web app, and its page for every address opened in a browser; some pages are completed for each
 * request.
 */
import type { Context, Handler } from 'hono';
import { createMemory } from '../db/allowances.ts';
import { ENCODINGS, PAGE, type Site, type SiteFile } from './site.ts';
import { acceptsEncoding, createTextSender, matchesEtag } from './text-answer.ts';

/** The build names these files by content hash, so they never change. */
const HASHED = '/assets/';
/** One year, the conventional maximum for caches. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use. */
const REVALIDATE = 'no-cache';
/** As above, but not in shared caches. */
const REVALIDATE_PRIVATELY = 'private, no-cache';

/** What pages with `completePerRequest` need. */
interface Completion extends Pick<PageRequest, 'siteDir' | 'ask' | 'onFailure'> {
  /** Counts one page; false when the visitor's network has had too many. */
  readonly admit: (c: Context) => boolean;
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
    return await completePerRequest({ html, siteDir, url, ask, onFailure });
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

/** A page's path, alone or with what is specific to the page. */
export type Page = string | DescribedPage;

interface DescribedPage {
  /** A segment such as ':id' matches any single segment. */
  readonly path: string;
  /** The HTML file in the build folder; by default 'index.html'. */
  readonly file?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the HTML file for one request; null sends it unchanged, as does a failure, which is logged. */
  readonly completePerRequest?: CompletePerRequest;
  /** For which URLs: the others get the file unchanged. Without it, for all. */
  readonly completesAt?: (url: URL) => boolean;
}

type CompletePerRequest = (request: PageRequest) => Promise<string | null>;

/** A request for a page. */
export interface PageRequest {
  /** The page's HTML file. */
  readonly html: string;
  /** The folder it is in. */
  readonly siteDir: string;
  readonly url: URL;
  /**
   * Asks this server itself, signed out. What is read counts against no visitor, so one read may serve several pages.
   * @param path with its query: '/rest/v1/people?select=name'.
   */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Logs why a page is sent unchanged. What visitors type must not be part of it. */
  readonly onFailure: (error: unknown) => void;
}

interface PageRoute {
  readonly page: DescribedPage;
  /** The parts of the path between slashes; null for a parameter. */
  readonly segments: readonly (string | null)[];
}

/**
 * Returns a lookup of the page at a path: null if the app has no such page. A trailing slash makes no difference.
 * @example pageFinder(['/', '/people/:id'])('/people/7') // { path: '/people/:id' }
 */
export function pageFinder(pages: readonly Page[]): (path: string) => DescribedPage | null {
  const routes = pages.map(routeOf);
  return (path) => {
    const segments = segmentsOf(path);
    return routes.find((route) => fits(route, segments))?.page ?? null;
  };
}

function routeOf(described: Page): PageRoute {
  const page = typeof described === 'string' ? { path: described } : described;
  const segments = segmentsOf(page.path).map((part) => (part.startsWith(':') ? null : part));
  return { page, segments };
}

function segmentsOf(path: string): string[] {
  return path.replace(/^\/|(?<=.)\/$/g, '').split('/');
}

function fits({ segments }: PageRoute, asked: readonly string[]): boolean {
  if (segments.length !== asked.length) return false;
  return segments.every((segment, i) =>
    segment === null ? asked[i] !== '' : segment === asked[i],
  );
}

/** What a network may have at once, and how many come back each second. */
const AT_ONCE = 120;
const REGAINED_PER_SECOND = 4;
const MS_PER_SECOND = 1000;
const COST_MS = MS_PER_SECOND / REGAINED_PER_SECOND;

/**
 * How many pages a network may have completed: far more than the people behind one address open, and few enough to
 * leave the processor to others. Beyond it, pages are sent unchanged. Each process counts for itself, since it is its
 * own processor time that it protects.
 * @param now milliseconds on a clock that is never set back.
 * @returns takes one page for a network; false if it has had too many.
 */
export function createPageAllowance(
  now: () => number = () => performance.now(),
): (network: string) => boolean {
  /** When each network's allowance is whole again. */
  const known = createMemory();
  return (network) => {
    const wholeAt = Math.max(known.get(network) ?? 0, now()) + COST_MS;
    if (wholeAt > now() + AT_ONCE * COST_MS) return false;
    known.set(network, wholeAt);
    return true;
  };
}
