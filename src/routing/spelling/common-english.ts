/** Which words are common English, or names of people, places and brands: never corrected (D1). */
import type { Word } from '../text/word.ts';

export interface CommonEnglish {
  has(word: Word): boolean;
  /** As a word of the language, not only as a name. */
  hasWord(word: Word): boolean;
}

/** @param english stems, and names in capitals, between spaces; read when first asked. */
export function commonEnglish(english: string): CommonEnglish {
  let keys: ReadonlySet<string> | undefined;
  const isListed = (key: string) => {
    keys ??= new Set(english.split(' '));
    return keys.has(key);
  };
  return {
    has: (word) => keysOf(word).some(isListed),
    hasWord: ({ stem }) => isListed(stem),
  };
}

/**
 * What a word is listed by: its stem, or its capitals for a name. A name is known only as it is: 'Flores'
 * does not make 'floring' a word, as 'floor' makes 'floored' one.
 */
export function keysOf({ base, stem }: Word): readonly [stem: string, name: string] {
  return [stem, base.toUpperCase()];
}
