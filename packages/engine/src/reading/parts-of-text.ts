/**
 * Cuts a text where one need may end and the next begin: at punctuation and small words, or between
 * titles in a row.
 */
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { Part, Word } from '../text/word.ts';

/**
 * The end of a sentence or clause, a new line, a number in a list, and words that join two needs.
 * Punctuation inside a word does not cut: 'a/c', 'R&B', '2.5'. A row of punctuation is matched
 * once, from its start, so that a pasted line of dots takes linear time.
 */
const BETWEEN_NEEDS =
  /(?<!\S)\d{1,2}[.)](?=\s)|(?<![.!?;,:])[.!?;,:]+(?=\s|$)|\n|[&/+,;](?=\s|\p{L}{2})|\b(?:and|also|plus|then|as well as)\b/giu;

/** Neither a space nor a bullet of a list. */
const INSIDE = /[^\s*•–—-]/;

/** The pieces of a text in order, trimmed; the whole text when there is no place to cut. */
export function partsOf(text: string): Part[] {
  const cuts = Array.from(text.matchAll(BETWEEN_NEEDS), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const starts = [0, ...cuts.map(({ to }) => to)];
  const ends = [...cuts.map(({ from }) => from), text.length];
  return starts.flatMap((from, i) => trimmed(text, from, ends[i] as number) ?? []);
}

function trimmed(text: string, from: number, to: number): Part | null {
  const piece = text.slice(from, to);
  const start = piece.search(INSIDE);
  return start < 0 ? null : { from: from + start, to: from + piece.trimEnd().length };
}

/** Longest title, in words: 'real estate closing attorney'. */
const LONGEST_TITLE_WORDS = 4;

/**
 * Titles in a row with only plain words between them, 'a plumber an electrician and a roofer', each
 * with the plain words before it. Empty when a telling word belongs to no title.
 */
export function titlesIn(words: readonly Word[], exact: ExactTerms): readonly (readonly Word[])[] {
  const titles: Word[][] = [];
  let start = 0;
  for (let at = 0; at < words.length; ) {
    const length = titleLength(words.slice(at, at + LONGEST_TITLE_WORDS), exact);
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

/** The length of the longest title that begins with the first word; 0 if there is none. */
function titleLength(words: readonly Word[], exact: ExactTerms): number {
  for (let length = words.length; length > 0; length--) {
    if (exact.titled(words.slice(0, length)).length > 0) return length;
  }
  return 0;
}
