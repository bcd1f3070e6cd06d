/** Paths of the pages: those of visitors, and those of the admin panel. */
import { wellFormed } from './fold.ts';

export const MEMBERS_PATH = '/members';
export const PRIVACY_PATH = '/privacy';
export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/login';

/** The path of a member's page: '/members/0a1b'. */
export function memberPath(id: string): string {
  return `${MEMBERS_PATH}/${encodeURIComponent(wellFormed(id))}`;
}

/** The id in the path of a member's page; null for any other path. */
export function memberIdIn(path: string): string | null {
  const [, encoded = ''] = /^\/members\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return decodeURIComponent(encoded) || null;
  } catch {
    // Badly encoded, so nobody's id: the member's page says that there is no such member.
    return encoded;
  }
}

/** The pages of the admin panel (P8): five places, and the pages below Members and Settings. */
const PANEL_PATHS = {
  overview: ADMIN_PATH,
  members: '/admin/members',
  import: '/admin/members/import',
  chains: '/admin/chains',
  seats: '/admin/seats',
  settings: '/admin/settings',
  words: '/admin/settings/words',
  try: '/admin/settings/try',
  people: '/admin/settings/people',
  account: '/admin/settings/account',
  history: '/admin/settings/history',
} as const;
export type PanelPage = keyof typeof PANEL_PATHS;
const PANEL_PAGES = Object.keys(PANEL_PATHS) as PanelPage[];

/** @example sectionPath('words') // '/admin/settings/words' */
export function sectionPath(page: PanelPage): string {
  return PANEL_PATHS[page];
}

/** The panel's page at a path; null for a path that is none. A slash at the end makes no difference. */
export function panelPageIn(path: string): PanelPage | null {
  const plain = path.replace(/\/$/, '');
  return PANEL_PAGES.find((page) => PANEL_PATHS[page] === plain) ?? null;
}
