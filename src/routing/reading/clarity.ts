/** How clearly a part of a need names something by itself. */
import { tellingWords } from '../text/word.ts';
import type { UnderstoodNeed } from './understand-need.ts';

/** Evidence a part needs to be a need of its own, and what each telling word must bring on average. */
const MIN_EVIDENCE = 0.5;
const MIN_CLARITY = 0.4;

/** Words that tell how things came about: 'we just moved in' is no need beside 'the wiring is old'. */
const CIRCUMSTANCE: ReadonlySet<string> = new Set(
  'am was were had said say told just because since when while after before if but without nobody'.split(
    ' ',
  ),
);

/** Evidence for what the need is about, for each word that could be evidence. */
export function clarityOf({ words, professions }: UnderstoodNeed): number {
  return (professions[0]?.evidence ?? 0) / tellingWords(words).length;
}

/** Whether a part would be a need if it had been typed alone, and is not what led to another. */
export function isClear(part: UnderstoodNeed): boolean {
  return (
    (part.professions[0]?.evidence ?? 0) >= MIN_EVIDENCE &&
    clarityOf(part) >= MIN_CLARITY &&
    !part.words.some(({ base }) => CIRCUMSTANCE.has(base))
  );
}
