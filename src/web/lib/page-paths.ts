/** Paths of the admin pages. */
export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/login';
