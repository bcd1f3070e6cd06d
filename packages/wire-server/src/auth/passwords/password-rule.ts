/** Which passwords are accepted: from `passwordMin` to 72 characters, and none that guessers try first. */
import { type AuthSettings, MAX_PASSWORD_CHARS } from '../config/auth-settings.ts';
import { AuthError, validationFailed } from '../protocol/errors.ts';
import type { RequestBody } from '../protocol/request-body.ts';

/** What is wrong with a password, as clients read it. */
interface Weakness {
  readonly message: string;
  /** In GoTrue's words: 'pwned' is a password that others have used. */
  readonly reasons: readonly ('length' | 'pwned')[];
}

/** Null for a password that is strong enough. */
export async function weaknessOf(
  { passwordMin, refuseCommonPasswords }: AuthSettings,
  password: string,
): Promise<Weakness | null> {
  if (password.length < passwordMin) {
    return {
      message: `Password should be at least ${passwordMin} characters.`,
      reasons: ['length'],
    };
  }
  if (refuseCommonPasswords && (await isCommonPassword(password))) {
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    };
  }
  return null;
}

/** @throws {AuthError} weak_password with its reasons, validation_failed when too long */
export async function checkPassword(settings: AuthSettings, password: string): Promise<void> {
  if (password.length > MAX_PASSWORD_CHARS) {
    throw validationFailed(`Password cannot be longer than ${MAX_PASSWORD_CHARS} characters`);
  }
  const weakness = await weaknessOf(settings, password);
  if (weakness === null) return;
  const { message, reasons } = weakness;
  throw new AuthError(422, 'weak_password', message, { extra: { weak_password: { reasons } } });
}

/** The password of a new account. @throws {AuthError} validation_failed, weak_password */
export async function readSignUpPassword(
  settings: AuthSettings,
  body: RequestBody,
): Promise<string> {
  const password = body.text('password');
  if (!password) throw validationFailed('Signup requires a valid password');
  await checkPassword(settings, password);
  return password;
}

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * The passwords that guessers try first: zxcvbn's list of some 49,000, by how often they were found in leaks. Loaded at
 * the first password: it takes a moment and some megabytes.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  );
  return loading;
}

/** Whether a password is blank or on the list, ignoring case and surrounding blanks. */
async function isCommonPassword(password: string): Promise<boolean> {
  const bare = password.trim().toLowerCase();
  return bare === '' || (await commonPasswords()).has(bare);
}
