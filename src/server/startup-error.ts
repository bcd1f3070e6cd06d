/** The server cannot start for a reason its operator can mend; the message says how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
