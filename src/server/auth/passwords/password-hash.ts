/** Passwords as argon2id (U3), slow on purpose, off the main thread. */
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

/** OWASP's advice for argon2id, which is the library's default kind: KiB of memory, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Passwords worked on at once. Node has four threads for all of its slow work: two stay free for
 * signatures, which transactions wait for.
 */
const AT_ONCE = 2;
/** Passwords in line, at most: at 30 ms each the last one waits for a quarter of a minute. */
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

/** Made once, and again only when that failed. */
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword(crypto.randomUUID()).catch((error) => {
    nobodysHash = null;
    throw error;
  });
  return nobodysHash;
}

/**
 * False for a user without password, and for no user at all (null), after the same work: the time
 * taken does not tell which addresses have an account.
 */
export async function passwordMatches(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const compared = passwordHash ?? (await hashOfNobody());
  const matches = await takeTurn(() => verify(compared, password));
  return matches && passwordHash !== null;
}
