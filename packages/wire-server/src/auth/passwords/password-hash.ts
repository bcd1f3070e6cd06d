/** Hashes passwords with argon2id, deliberately slow, off the main thread. */
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { HAS_LITTLE_MEMORY } from '../../system/little-memory.ts';
import { unavailable } from '../protocol/errors.ts';

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
