/** Addresses that pages of the panel once had, and where they are now (P8). */
import { ADMIN_PATH, type PanelPage, sectionPath } from 'ui/paths.ts';

/** The pages that were directly below '/admin'. */
const MOVED: readonly PanelPage[] = ['import', 'words', 'try', 'people', 'account', 'history'];

/** The forms and the lists that were on one page, at '/admin'. */
const FORMS: Readonly<Record<string, PanelPage>> = { member: 'members', chain: 'chains' };
const PARTS: Readonly<Record<string, PanelPage>> = {
  '#members': 'members',
  '#chains': 'chains',
  '#try': 'try',
};

/**
 * Where an old address leads now, with its query and fragment; null for every other address.
 * @example forwardedPath(new URL('https://example.com/admin/words?word=new')) // '/admin/settings/words?word=new'
 */
export function forwardedPath({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null {
  const path = pathname.replace(/\/$/, '');
  const moved = MOVED.find((page) => path === `${ADMIN_PATH}/${page}`);
  if (moved) return sectionPath(moved) + search + hash;
  if (path !== ADMIN_PATH) return null;
  const params = new URLSearchParams(search);
  const form = Object.keys(FORMS).find((name) => params.has(name));
  const page = FORMS[form ?? ''] ?? PARTS[hash];
  return page ? sectionPath(page) + search : null;
}
