/** The code somebody typed, which an app or a text message showed them. */
import { validationFailed } from '../errors.ts';

/** @throws {AuthError} validation_failed */
export function requireCode(code: string | null): string {
  if (code) return code;
  throw validationFailed('Code needs to be non-empty');
}
