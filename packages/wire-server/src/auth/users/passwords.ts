/**
 * Which passwords are accepted, from `passwordMin` to 72 characters and none that guessers try first; and their hashes,
 * argon2id, deliberately slow, off the main thread.
 */
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { HAS_LITTLE_MEMORY } from '../../system/machine.ts';
import { type AuthSettings, MAX_PASSWORD_CHARS } from '../config/auth-settings.ts';
import { AuthError, unavailable, validationFailed } from '../protocol/auth-errors.ts';
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

/** OWASP's parameters for argon2id, the library's default: KiB of memory, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Concurrent password hashes, of 20 MB each. Node's pool has four threads: two stay free for signatures, which
 * transactions wait for.
 */
const MAX_RUNNING = HAS_LITTLE_MEMORY ? 1 : 2;
/** At 30 ms each, the last one waits 15 seconds. */
const MAX_WAITING = 1000;

const limit = pLimit(MAX_RUNNING);

async function runLimited<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) throw unavailable('Too many people at once; try again');
  return limit(work);
}

/** @throws {AuthError} 503 when too many are waiting, like every function here */
export function hashPassword(password: string): Promise<string> {
  return runLimited(() => hash(password, COST));
}

/** Whether text is a hash that `passwordMatches` can check, such as one from another service. */
export async function isPasswordHash(text: string): Promise<boolean> {
  if (!text.startsWith('$argon2id$')) return false;
  return runLimited(() =>
    verify(text, '').then(
      () => true,
      () => false,
    ),
  );
}

let decoyHash: Promise<string> | null = null;

/** The hash of an unknown password, computed once; retried only after a failure. */
function hashDecoy(): Promise<string> {
  decoyHash ??= hashPassword(crypto.randomUUID()).catch((error) => {
    decoyHash = null;
    throw error;
  });
  return decoyHash;
}

/**
 * False for a user without a password and for no user (null), after the same work, so that timing
 * does not reveal which addresses have an account.
 */
export async function passwordMatches(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const compared = passwordHash ?? (await hashDecoy());
  const matches = await runLimited(() => verify(compared, password));
  return matches && passwordHash !== null;
}
