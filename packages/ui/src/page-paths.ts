/** Paths of the pages. */
export const MEMBERS_PATH = '/members';
export const PRIVACY_PATH = '/privacy';
export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/login';

/** Whether a path is the panel's. To find which of its pages: panelPageIn in panel-paths.ts. */
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
