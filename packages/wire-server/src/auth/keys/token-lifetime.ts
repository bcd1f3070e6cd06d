/** How long access tokens live. */

/** Seconds, unless configured otherwise; as on a Supabase project. */
export const ACCESS_TOKEN_LIFETIME = 3600;
/** Seconds in a week: the maximum lifetime, since these tokens cannot be revoked. */
export const LONGEST_ACCESS_TOKEN = 604_800;
