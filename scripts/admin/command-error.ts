/** A command failed for a reason that the operator can fix; the message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
