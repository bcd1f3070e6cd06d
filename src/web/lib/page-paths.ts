/** Where the pages of admins are. */
export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/login';
