/** How long access tokens live. */

/** Seconds, unless configured otherwise; as on a Supabase project. */
export const ACCESS_TOKEN_LIFETIME = 3600;
/** Seconds in a week, the longest a token that cannot be taken back may live. */
export const LONGEST_ACCESS_TOKEN = 604_800;
