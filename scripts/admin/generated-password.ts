/** A password that is hard to guess and easy to read out over the phone. */
import { randomInt } from 'node:crypto';

/** Without those that look or sound alike: i l o 0 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Letters between two hyphens. */
const GROUP = 4;
/** Groups of a password: 79 random bits. */
const GROUPS = 4;

/** `min` is the number of characters the server asks for at least. */
export function generatePassword(min: number): string {
  const groups = Math.max(GROUPS, Math.ceil((min + 1) / (GROUP + 1)));
  return Array.from({ length: groups }, randomGroup).join('-');
}

function randomGroup(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
