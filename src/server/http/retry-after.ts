/** The Retry-After header of every 503. */

/** Seconds after which asking again makes sense; postgrest-js repeats reads by it. */
export const RETRY_AFTER = '1';
