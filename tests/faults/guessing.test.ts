/** Guesses at one account from many addresses are slowed, and its owner is not. */
import { expect, test } from 'vitest';
import { guessPasswords } from './guessing.ts';

const GUESSERS = 40;
const GUESSES_EACH = 30;
const FREE_TRIES = 10;

// Other systems have only one loopback address, 127.0.0.1.
test.skipIf(process.platform !== 'linux')(
  'U3 few of 1,200 guesses from 40 addresses are checked, and the owner can still sign in',
  async () => {
    const { checked, refused, seconds, ownerStatus } = await guessPasswords(GUESSERS, GUESSES_EACH);
    expect(checked + refused).toBe(GUESSERS * GUESSES_EACH);
    // One more for each doubling of the wait.
    expect(checked).toBeLessThanOrEqual(FREE_TRIES + Math.log2(seconds + 1) + 1);
    expect(ownerStatus).toBe(200);
  },
);
