/** What every answer says of the need it answers. */
import type { CountedWord } from '../explanation/counted-words.ts';
import { marksOf } from '../explanation/marks.ts';
import type { Answered } from '../outcome.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';

/** @param counted the words of the need that led to the answer, in any order. */
export function answered(
  { need, words, correction }: UnderstoodNeed,
  counted: readonly CountedWord[],
): Answered {
  const led = counted.map(({ word }) => word);
  return {
    need,
    correction,
    marks: marksOf(need, words, led),
    danger: null,
    hint: null,
    also: [],
    more: [],
  };
}
