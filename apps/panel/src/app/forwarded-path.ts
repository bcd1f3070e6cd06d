/** Addresses from when the panel was one page. Pure. */
import { ADMIN_PATH, sectionPath } from 'ui/paths.ts';

/**
 * Where an address of the one-page panel leads now; null for every other address.
 * @example forwardedPath(new URL('https://example.com/admin?chain=new')) // '/admin/chains?chain=new'
 */
export function forwardedPath({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null {
  if (pathname.replace(/\/$/, '') !== ADMIN_PATH) return null;
  const params = new URLSearchParams(search);
  if (params.has('member')) return sectionPath('members') + search;
  if (params.has('chain')) return sectionPath('chains') + search;
  if (hash === '#members' || hash === '#chains' || hash === '#try') {
    return sectionPath(hash === '#members' ? 'members' : hash === '#chains' ? 'chains' : 'try');
  }
  return null;
}
