/** The code a user typed from an app or a text message. */
import { validationFailed } from '../protocol/errors.ts';

/** @throws {AuthError} validation_failed */
export function requireCode(code: string | null): string {
  if (code) return code;
  throw validationFailed('Code needs to be non-empty');
}
