/** The server's error message, for display (A3). Pure. */
import { isAuthError } from '@supabase/auth-js';

/** @returns null when there was no response, or a response without a message. */
export function serverMessage(failure: unknown): string | null {
  // Without a status there was no response; the message is the browser's.
  if (!isAuthError(failure) || !failure.status) return null;
  // For a response without a message the client uses the body itself.
  return /^[[{"]/.test(failure.message) ? null : failure.message;
}
