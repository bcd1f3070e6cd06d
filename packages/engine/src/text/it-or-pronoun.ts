/** Tells IT, the trade, from 'it', the pronoun: by its capitals, or by the word after it. Pure. */
import { afterIt, beforePronoun } from '../knowledge/stopwords.ts';

const LOWER_CASE_LETTER = /\p{Ll}/u;

/**
 * Whether the i-th word is IT, the trade. Capitals tell, unless everything is written in them; then,
 * as in lower case, a noun must follow.
 * @example namesIt(wordsOf('IT guy'), 0, 'IT guy') // true
 */
export function namesIt(
  words: readonly { readonly typed: string }[],
  i: number,
  text: string,
): boolean {
  const typed = words[i]?.typed ?? '';
  if (typed.length !== 2 || typed.toLowerCase() !== 'it') return false;
  if (typed === 'IT' && (words.length === 1 || LOWER_CASE_LETTER.test(text))) return true;
  const before = words[i - 1]?.typed.toLowerCase() ?? '';
  const after = words[i + 1]?.typed.toLowerCase() ?? '';
  return afterIt.has(after) && !beforePronoun.has(before);
}
