/** A password that is hard to guess and easy to read out over the phone. */
import { randomInt } from 'node:crypto';

/** Without characters that look or sound alike: i l o 0 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Characters between two hyphens. */
const GROUP_CHARS = 4;
/** Groups of a password: 79 random bits. */
const GROUPS = 4;

/** @param min the minimum length that the server requires, in characters. */
export function generatePassword(min: number): string {
  const groups = Math.max(GROUPS, Math.ceil((min + 1) / (GROUP_CHARS + 1)));
  return Array.from({ length: groups }, randomGroup).join('-');
}

function randomGroup(): string {
  return Array.from({ length: GROUP_CHARS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
