/** Paths of the pages. */
export const MEMBERS_PATH = '/members';
export const PRIVACY_PATH = '/privacy';
export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/login';

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
    // Not an encoded text, so no member's id.
    return encoded;
  }
}
