/** The Retry-After header of every 503. */

/** In seconds; postgrest-js waits this long before it retries a read. */
export const RETRY_AFTER = '1';
