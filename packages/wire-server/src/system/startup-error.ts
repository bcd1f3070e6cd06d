/** The server cannot start for a reason the operator can fix; the message says how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
