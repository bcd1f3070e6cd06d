/**
 * A set of words that is only asked "is this word in it?", at about 8.4 bits a word.
 *
 * The filter is a row of bytes. Every word names a few of them; those of a word in the set, taken
 * together (xor), give its fingerprint, and those of any other word do once in 256 times.
 * build-word-filter.ts finds the bytes ("ribbon filter", Dillinger and Walzer 2021).
 */

/** Bytes in a row of which a word names some: one for each bit of an integer. */
export const BAND = 32;

export interface FilterEntry {
  /** Position of the first byte the word names. */
  readonly start: number;
  /** Bit i is set when the word names the byte at start + i; bit 0 always is. */
  readonly named: number;
  /** 0 to 255. */
  readonly fingerprint: number;
}

/** @param length bytes of the filter, BAND at least. */
export function filterEntry(word: string, length: number): FilterEntry {
  return {
    start: (hashOf(word, 1) >>> 0) % (length - BAND + 1),
    named: hashOf(word, 2) | 1,
    fingerprint: hashOf(word, 3) & 0xff,
  };
}

/**
 * @param filter a character for each byte, as atob gives them.
 * @returns whether a word is in the set: always when it is, and once in 256 times when it is not.
 */
export function isInFilter(word: string, filter: string): boolean {
  const { start, named, fingerprint } = filterEntry(word, filter.length);
  let left = fingerprint;
  for (let i = 0; i < BAND; i++) if ((named >>> i) & 1) left ^= filter.charCodeAt(start + i);
  return left === 0;
}

/** FNV-1a, with its bits mixed once more (the finish of MurmurHash3): short words differ in few bits. */
function hashOf(word: string, seed: number): number {
  let hash = Math.imul(seed, 0x9e3779b1);
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
