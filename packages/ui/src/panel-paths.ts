/** Paths of the admin panel's pages, which visitors do not load. */
import { ADMIN_PATH } from './page-paths.ts';

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
