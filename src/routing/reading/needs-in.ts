/** The needs that were typed as one: 'roof leak and we are selling in June'. When in doubt, one. */
import type { DirectoryIndex } from '../directory-index.ts';
import { isClear } from './clarity.ts';
import { partsOf } from './parts-of-text.ts';
import { chainsTriggered, isSameMatter } from './same-matter.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

/** More parts than this are one list: everything a wedding takes, all that is wrong with a house. */
const MOST_NEEDS = 3;

/** Words beyond which a need is a story, which names several trades and wants one. */
const LONGEST_LIST = 40;

/** Words that tell how things came about: 'we just moved in' is no need beside 'the wiring is old'. */
const CIRCUMSTANCE: ReadonlySet<string> = new Set(
  'am was were had said say told just because since when while after before if but without nobody'.split(
    ' ',
  ),
);

/**
 * The parts of a need when every one of them is a need by itself and about something else, in their
 * order; otherwise the need alone. Each knows what was corrected in the whole.
 * @param options as the whole was understood with.
 */
export function needsIn(
  whole: UnderstoodNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): readonly [UnderstoodNeed, ...UnderstoodNeed[]] {
  const needs: UnderstoodNeed[] = [];
  const parts = whole.words.length > LONGEST_LIST ? [] : partsOf(whole.need);
  if (parts.length < 2) return [whole];
  for (const text of parts) {
    const part = understandNeed(text, options, index);
    if (!part.words.some(({ telling }) => telling)) continue;
    const isAnother =
      needs.length < MOST_NEEDS &&
      isNeedByItself(part) &&
      !needs.some((need) => isSameMatter(need, part, index));
    if (!isAnother) return [whole];
    needs.push({ ...part, correction: whole.correction });
  }
  const [first, ...others] = needs;
  if (first === undefined || others.length === 0 || isOneWording(whole, needs, index))
    return [whole];
  return [first, ...others];
}

/** Whether a part would be a need if it had been typed alone, and is not what led to another. */
export function isNeedByItself({
  words,
  professions,
}: Pick<UnderstoodNeed, 'words' | 'professions'>): boolean {
  return (
    isClear(words, professions[0]?.evidence ?? 0) &&
    !words.some(({ base }) => CIRCUMSTANCE.has(base))
  );
}

/** Whether the parts stand together in one role, company or trigger: 'Plumber and Accountant'. */
function isOneWording(
  { words, isUnfinished }: UnderstoodNeed,
  parts: readonly UnderstoodNeed[],
  { fallback, triggers }: DirectoryIndex,
): boolean {
  const triggered = new Set(parts.flatMap((part) => chainsTriggered(part, triggers)));
  return (
    fallback.find(words, isUnfinished).length > 0 ||
    triggers.hits(words).some(({ chain, isExact }) => isExact || !triggered.has(chain))
  );
}
