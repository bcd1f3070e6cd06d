/** Which paths are pages of the app, and the headers of each. Pure. */

/** A page's path, alone or with headers of its own. A segment such as ':id' stands for any one segment. */
export type Page = string | { readonly path: string; readonly headers: Headers };

type Headers = Readonly<Record<string, string>>;

interface PageRoute {
  /** The parts of the path between slashes; null for a parameter. */
  readonly segments: readonly (string | null)[];
  readonly headers: Headers;
}

const NO_HEADERS: Headers = {};

/**
 * A look-up of the headers of the page at a path: null when the app has no such page. A slash at the end makes no
 * difference.
 * @example pageHeaders(['/', '/people/:id'])('/people/7') // {}
 */
export function pageHeaders(pages: readonly Page[]): (path: string) => Headers | null {
  const routes = pages.map(routeOf);
  return (path) => {
    const segments = segmentsOf(path);
    return routes.find((route) => fits(route, segments))?.headers ?? null;
  };
}

function routeOf(page: Page): PageRoute {
  const { path, headers } = typeof page === 'string' ? { path: page, headers: NO_HEADERS } : page;
  const segments = segmentsOf(path).map((part) => (part.startsWith(':') ? null : part));
  return { segments, headers };
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
