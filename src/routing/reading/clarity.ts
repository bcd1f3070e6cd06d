/** How clearly a part of a need names something by itself. */
import { tellingWords } from '../text/word.ts';
import type { UnderstoodNeed } from './understand-need.ts';

/** Evidence a part needs to be a need of its own, and for each of its telling words on average. */
const MIN_EVIDENCE = 0.5;
const MIN_EVIDENCE_PER_WORD = 0.35;

/** Words that tell how things came about: 'we just moved in' is no need beside 'the wiring is old'. */
const CIRCUMSTANCE: ReadonlySet<string> = new Set(
  'am was were had said say told just because since when while after before if but without nobody'.split(
    ' ',
  ),
);

/** Whether a part would be a need if it had been typed alone, and is not what led to another. */
export function isClear({
  words,
  professions,
}: Pick<UnderstoodNeed, 'words' | 'professions'>): boolean {
  const evidence = professions[0]?.evidence ?? 0;
  return (
    evidence >= Math.max(MIN_EVIDENCE, MIN_EVIDENCE_PER_WORD * tellingWords(words).length) &&
    !words.some(({ base }) => CIRCUMSTANCE.has(base))
  );
}
