/** Hashes passwords with argon2id (U3), deliberately slow, off the main thread. */
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

/** OWASP's parameters for argon2id, the library's default: KiB of memory, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Concurrent password hashes. Node's pool has four threads: two stay free for signatures, which
 * transactions wait for.
 */
const AT_ONCE = 2;
/** Maximum queue length: at 30 ms each, the last one waits 15 seconds. */
const LONGEST_LINE = 1000;

const takeTurn = createTurns(AT_ONCE, LONGEST_LINE);

/** @throws {LineTooLong}, as everything here does */
export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, COST));
}

/** Whether text is a hash that `passwordMatches` can check, such as one from another service. */
export async function isPasswordHash(text: string): Promise<boolean> {
  if (!text.startsWith('$argon2id$')) return false;
  return takeTurn(() =>
    verify(text, '').then(
      () => true,
      () => false,
    ),
  );
}

let nobodysHash: Promise<string> | null = null;

/** Computed once; retried only after a failure. */
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword(crypto.randomUUID()).catch((error) => {
    nobodysHash = null;
    throw error;
  });
  return nobodysHash;
}

/**
 * False for a user without a password and for no user (null), after the same work, so that timing
 * does not reveal which addresses have an account.
 */
export async function passwordMatches(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const compared = passwordHash ?? (await hashOfNobody());
  const matches = await takeTurn(() => verify(compared, password));
  return matches && passwordHash !== null;
}
