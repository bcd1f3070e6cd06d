/** The address of the login page: where the person was, and whether their session has ended (A4). */

/** Where signing in leads unless the address names another place (A2). */
const ADMIN_PATH = '/admin';

/** The login page that leads back to the page shown now. */
export function loginPath(ended: boolean): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams();
  if (pathname + search !== ADMIN_PATH) params.set('next', pathname + search);
  if (ended) params.set('ended', '1');
  return params.size === 0 ? '/login' : `/login?${params}`;
}

/** Where signing in leads: a place of the admin panel and nowhere else, whatever the address says. */
export function nextPath(queryString: string): string {
  const next = new URLSearchParams(queryString).get('next') ?? '';
  return /^\/admin(\?|$)/.test(next) ? next : ADMIN_PATH;
}
