/** Connection failures, for both APIs: a client that disconnected, and when to try again. */

/** Value of the Retry-After header of every 503: postgrest-js waits this long before it retries a read. */
export const RETRY_AFTER_SECONDS = '1';

/**
 * Whether the client disconnected while sending, which is no fault of the server; it gets no answer. A lost database
 * connection is already DatabaseUnavailable here.
 */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
