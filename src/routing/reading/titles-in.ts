/** Titles that follow each other with only plain words between: 'a plumber an electrician and a roofer'. */
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { Word } from '../text/word.ts';

/** Words of a title at most: 'real estate closing attorney'. */
const LONGEST_TITLE = 4;

/**
 * The words cut before each title after the first, plain words staying with the title after them. Empty when a
 * telling word stands in no title.
 */
export function titlesIn(words: readonly Word[], exact: ExactTerms): readonly (readonly Word[])[] {
  const titles: Word[][] = [];
  let start = 0;
  for (let at = 0; at < words.length; ) {
    const length = titleLength(words.slice(at, at + LONGEST_TITLE), exact);
    if (length > 0) {
      titles.push(words.slice(start, at + length));
      start = at + length;
    } else if (words[at]?.telling) {
      return [];
    }
    at += Math.max(1, length);
  }
  titles.at(-1)?.push(...words.slice(start));
  return titles;
}

/** How many of the words, from the first on, make the longest title; 0 for none. */
function titleLength(words: readonly Word[], exact: ExactTerms): number {
  for (let length = words.length; length > 0; length--) {
    if (exact.titled(words.slice(0, length)).length > 0) return length;
  }
  return 0;
}
