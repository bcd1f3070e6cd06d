/**
 * The server cannot start for a reason the operator can fix; the message says how.
 * @example throw new StartupError('Port 3000 is taken. Set PORT to another number.');
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
