/** The errors that the auth client returns instead of throwing. */
import type { AuthError } from '@supabase/auth-js';

/** @throws {AuthError} */
export function throwIfFailed({ error }: { readonly error: AuthError | null }): void {
  if (error) throw error;
}
