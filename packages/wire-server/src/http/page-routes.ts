/** Which paths are pages of the app, and the HTML file of each. Pure. */

/** A page's path, alone or with what is specific to the page. */
export type Page = string | DescribedPage;

export interface DescribedPage {
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

export type CompletePerRequest = (request: PageRequest) => Promise<string | null>;

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
