/** Whether part of a text is a need by itself. Looks at evidence and plain words; knows no trades. */
import type { FoundProfession } from '../professions/find-professions.ts';
import { tellingWords, type Word } from '../text/word.ts';

/**
 * Evidence that part of a text needs to be clear: in total, and on average for each of its telling
 * words outside a story.
 */
const MIN_EVIDENCE = 0.75;
const MIN_EVIDENCE_PER_WORD = 0.5;

/**
 * Words that explain how something came about: 'we just moved in' is not a need next to 'the wiring
 * is old'.
 */
const CIRCUMSTANCE: ReadonlySet<string> = new Set(
  'am was were had finally moved passed quit trust sat feel splitting cant said say told just because since when while after before if but without nobody'.split(
    ' ',
  ),
);

/** Words that point back: 'my suit is too big, need it taken in' asks for one thing. */
const POINTS_BACK: ReadonlySet<string> = new Set(
  'it its them this that these those one ones him his her'.split(' '),
);

/** How a clause about the writer begins, and how one about the writer's problem continues: 'we have mice'. */
const WE: ReadonlySet<string> = new Set('i im ive we were weve'.split(' '));
const HAVE: ReadonlySet<string> = new Set('have got'.split(' '));

/** Whether words name a trade clearly. @param evidence for the strongest profession. */
export function isClear(words: readonly Word[], evidence: number): boolean {
  const { length } = tellingWords(words).filter(({ standing }) => standing !== 'story');
  return evidence >= Math.max(MIN_EVIDENCE, MIN_EVIDENCE_PER_WORD * length);
}

/** Whether the words would be a need if typed alone, and do not just explain another one. */
export function isNeedByItself({
  words,
  professions,
}: {
  readonly words: readonly Word[];
  readonly professions: readonly FoundProfession[];
}): boolean {
  return isClear(words, professions[0]?.evidence ?? 0) && !tellsWhy(words);
}

/** Whether the words explain how something came about. */
export function tellsWhy(words: readonly Word[]): boolean {
  return words.some(({ base }) => CIRCUMSTANCE.has(base));
}

/** Whether the words refer to something mentioned before them. */
export function pointsBack(words: readonly Word[]): boolean {
  return words.some(({ base }) => POINTS_BACK.has(base));
}

/**
 * Whether the words say what the writer does rather than what is wrong: 'opening a yoga studio' and
 * 'we sell candles', but not 'leaking roof' or 'we have mice'.
 */
export function tellsOfWriter([first, second]: readonly Word[]): boolean {
  if (first === undefined) return false;
  if (WE.has(first.base)) return second !== undefined && !HAVE.has(second.base);
  return first.base.endsWith('ing') && (!first.telling || second?.telling === false);
}
