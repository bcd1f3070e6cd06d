/** Random secrets, and the hash under which one is stored. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits: unguessable. */
const SECRET_BYTES = 32;
const CODE_DIGITS = 6;

/** 256 random bits, base64url. */
export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Six random digits. Guessable: callers must limit wrong tries. */
export function makeCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** SHA-256, hexadecimal. Only for random secrets: a password needs a slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
