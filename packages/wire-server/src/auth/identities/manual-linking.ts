/** Whether people may link and unlink identities themselves: MANUAL_LINKING. */
import type { AuthContext } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';

/** @throws {AuthError} manual_linking_disabled */
export function requireManualLinking({ settings }: AuthContext): void {
  if (settings.manualLinking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
