/** A caller who went away while sending: nobody is left to hear of it, and nothing of ours is wrong. */

/** A connection lost to the database has become DatabaseAway before. */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
