/** Which words are common English, or common names: never corrected (D1), whatever the trades. */
import { commonWords } from '../knowledge/common-words.ts';
import type { Word } from '../text/word.ts';
import { isInFilter } from './word-filter.ts';

/** Of the platform, not of the language; the engine's types know the language only. */
declare function atob(base64: string): string;

const filter = atob(commonWords);

/** True of every word of the list, and by chance of about one in a hundred that is not. */
export function isCommonEnglish(word: Word): boolean {
  return keysOf(word).some((key) => isInFilter(key, filter));
}

/**
 * What a word is listed by: its stem, or its capitals for a name. A name is known only as it is: 'Flores'
 * does not make 'floring' a word, as 'floor' makes 'floored' one.
 */
export function keysOf({ base, stem }: Word): readonly [stem: string, name: string] {
  return [stem, base.toUpperCase()];
}
