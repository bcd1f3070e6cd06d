/** What the server said when it refused, for people to read (A3). Pure. */
import { isAuthError } from '@supabase/auth-js';

/** @returns null when nothing answered, or the answer was without words. */
export function serverMessage(failure: unknown): string | null {
  // Without a status nobody answered; the message is the browser's.
  if (!isAuthError(failure) || !failure.status) return null;
  // For an answer without a message the client shows the answer itself.
  return /^[[{"]/.test(failure.message) ? null : failure.message;
}
