/** What every answer says about its need: the text that was routed, its correction, and the parts to mark. */

import type { CountedWord } from '../professions/counted-words.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { stemsOf, type Word } from '../text/word.ts';
import type { Answered, Mark } from './outcome.ts';

/** @param counted the words of the need that led to the answer, in any order. */
export function answered(
  { text, words, correction }: UnderstoodNeed,
  counted: readonly CountedWord[],
): Answered {
  const led = counted.map(({ word }) => word);
  return {
    need: text,
    correction,
    marks: marksOf(text, words, led),
    openSeats: [],
    isGuess: false,
    alternatives: [],
    danger: null,
    hint: null,
    also: [],
    more: [],
  };
}

const SIDE_BY_SIDE = /^[\s-]*$/;

/**
 * The parts of a need to mark, in order and without overlap. Words separated only by space or a
 * hyphen share a mark.
 * @param counted the words that led to the answer, in any order; repeats of them are marked
 *   too.
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
