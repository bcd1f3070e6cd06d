/** Paths of the pages: those of visitors, and those of the admin panel. */

export const MEMBERS_PATH = '/members';
export const PRIVACY_PATH = '/privacy';
export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/login';

/** Whether a path is the panel's. To find which of its pages: panelPageIn. */
export function isPanelPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** The path of a member's page: '/members/0a1b'. */
export function memberPath(id: string): string {
  return `${MEMBERS_PATH}/${encodeURIComponent(id.toWellFormed())}`;
}

/** The id in the path of a member's page; null for any other path. */
export function memberIdIn(path: string): string | null {
  const [, encoded = ''] = /^\/members\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return decodeURIComponent(encoded) || null;
  } catch {
    // Not validly encoded, so not a member's id.
    return encoded;
  }
}

/** The sections of the admin panel. Its overview, at ADMIN_PATH, is not one of them. */
export const PANEL_SECTIONS = [
  'members',
  'chains',
  'seats',
  'words',
  'import',
  'try',
  'history',
  'people',
  'settings',
  'account',
] as const;
export type PanelSection = (typeof PANEL_SECTIONS)[number];

/** @example sectionPath('members') // '/admin/members' */
export function sectionPath(section: PanelSection): string {
  return `${ADMIN_PATH}/${section}`;
}

/** The panel's page at a path; null for a path outside the panel. A slash at the end makes no difference. */
export function panelPageIn(path: string): PanelSection | 'overview' | null {
  const [, section] = /^\/admin(?:\/([^/]+))?\/?$/.exec(path) ?? [null, null];
  if (section === null) return null;
  if (section === undefined) return 'overview';
  return PANEL_SECTIONS.find((name) => name === section) ?? null;
}
