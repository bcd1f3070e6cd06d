/** Passwords as argon2id (U3), slow on purpose, off the main thread. */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's advice for argon2id, which is the library's default kind: KiB of memory, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether text is a hash that `passwordMatches` can check, such as one from another service. */
export async function isPasswordHash(text: string): Promise<boolean> {
  if (!text.startsWith('$argon2id$')) return false;
  return verify(text, '').then(
    () => true,
    () => false,
  );
}

let nobodysHash: Promise<string> | null = null;

/**
 * False for a user without password, and for no user at all (null), after the same work: the time
 * taken does not tell which addresses have an account.
 */
export async function passwordMatches(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}
