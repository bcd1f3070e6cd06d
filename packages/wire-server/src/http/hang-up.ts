/** A client that disconnected while sending: not a server fault, and there is no one left to answer. */

/** Lost database connections do not get here: they are already DatabaseUnavailable. */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
