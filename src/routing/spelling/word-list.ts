/**
 * A sorted word list as one short string. Neighbours in a sorted list begin alike, so each word is
 * a capital letter for how many letters it shares with the word before ('A' none, 'B' one, …) and
 * then the letters that are new. A third smaller than the plain list after compression.
 */

const NO_LETTERS_SHARED = 'A'.charCodeAt(0);
const MOST_LETTERS_SHARED = 25;
const ENTRY = /([A-Z])([a-z]*)/g;

/** @param words lower-case a to z only; order and repeats do not matter. */
export function encodeWordList(words: Iterable<string>): string {
  let previous = '';
  let encoded = '';
  for (const word of [...new Set(words)].sort()) {
    const shared = sharedLetters(previous, word);
    encoded += String.fromCharCode(NO_LETTERS_SHARED + shared) + word.slice(shared);
    previous = word;
  }
  return encoded;
}

export function decodeWordList(encoded: string): string[] {
  const words: string[] = [];
  let previous = '';
  for (const [, shared, rest] of encoded.matchAll(ENTRY)) {
    previous = previous.slice(0, (shared as string).charCodeAt(0) - NO_LETTERS_SHARED) + rest;
    words.push(previous);
  }
  return words;
}

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < MOST_LETTERS_SHARED && count < a.length && a[count] === b[count]) count++;
  return count;
}
