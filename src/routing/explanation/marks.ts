/** The parts of a need that are marked where the answer shows it. */
import type { Mark } from '../outcome.ts';
import { stemsOf, type Word } from '../text/word.ts';

const SIDE_BY_SIDE = /^[\s-]*$/;

/**
 * In order and apart from each other; words with only space or a hyphen between them share a mark.
 * @param counted the words that led to the answer, in any order; said again, they are marked again.
 */
export function marksOf(need: string, words: readonly Word[], counted: readonly Word[]): Mark[] {
  const stems = new Set(stemsOf(counted));
  const marks: { from: number; to: number }[] = [];
  for (const word of words) {
    if (!counted.includes(word) && !(word.telling && stems.has(word.stem))) continue;
    const { from, to } = word;
    const last = marks.at(-1);
    if (last !== undefined && SIDE_BY_SIDE.test(need.slice(last.to, from))) last.to = to;
    else marks.push({ from, to });
  }
  return marks;
}
