/** The Retry-After header of every 503. */

/** postgrest-js waits this long before it retries a read. */
export const RETRY_AFTER_SECONDS = '1';
